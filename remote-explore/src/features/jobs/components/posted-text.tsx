import { DateText } from '@sopaan/ui/display';
import { agoText } from '../job-text';

/** When it was posted, as people say it and as a date. */
export function PostedText({ postedAt }: { postedAt: string }) {
  return (
    <>
      Posted {agoText(postedAt)} (<DateText value={postedAt} />)
    </>
  );
}
