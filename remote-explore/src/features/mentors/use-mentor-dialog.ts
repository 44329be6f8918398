import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { listLink, MENTOR_PARAM } from './mentor-paths';

/** Whose details are open, as the address says; closing them goes back to where they were opened. */
export function useMentorDialog() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isPush = useNavigationType() === 'PUSH';
  const openId = query.get(MENTOR_PARAM);
  const wasOpen = useRef(openId);
  const [isOpenedHere, setOpenedHere] = useState(false);

  useEffect(() => {
    const before = wasOpen.current;
    wasOpen.current = openId;
    if (before === openId) return;
    if (openId !== null) setOpenedHere(before === null && isPush);
    else if (before !== null) focusRow(before);
  }, [openId, isPush]);

  const close = () => {
    // One step back, so that Back does not open them again. Who came by a link has no such step.
    if (isOpenedHere) void navigate(-1);
    else void navigate(listLink(query), { replace: true });
  };
  return { openId, query, close };
}

/** The row whose details were open, or, when it is not in the list, the page's heading. */
function focusRow(id: string): void {
  const ofRow = `[data-mentor="${CSS.escape(id)}"] a`;
  const target =
    document.querySelector<HTMLElement>(ofRow) ?? document.querySelector<HTMLElement>('main h1');
  target?.focus();
}
