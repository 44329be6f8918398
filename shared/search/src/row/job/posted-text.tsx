import { DateText } from '@sopaan/ui/items';
import { relativeDateText } from './job-dates';

/** When a job was posted, as relative time and as a date. */
export function PostedText({ postedAt, now }: { postedAt: string; now: number }) {
  return (
    <>
      Posted {relativeDateText(postedAt, now)} (<DateText value={postedAt} />)
    </>
  );
}
