import { DateText } from '@sopaan/ui/display';
import { relativeDateText } from '../job-text';

/** When a job was posted, as relative time and as a date. */
export function PostedText({ postedAt }: { postedAt: string }) {
  return (
    <>
      Posted {relativeDateText(postedAt)} (<DateText value={postedAt} />)
    </>
  );
}
