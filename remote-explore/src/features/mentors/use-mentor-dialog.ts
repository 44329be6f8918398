import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { ASK_PARAM, listLink, MENTOR_PARAM } from './mentor-paths';

/** The mentor whose details, or form of a question, are open, from the URL. Closing returns to where they were opened. */
export function useMentorDialog() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isPush = useNavigationType() === 'PUSH';
  const openId = query.get(MENTOR_PARAM);
  const previousId = useRef(openId);
  const [isOpenedHere, setOpenedHere] = useState(false);

  useEffect(() => {
    const previous = previousId.current;
    previousId.current = openId;
    if (previous === openId) return;
    if (openId !== null) setOpenedHere(previous === null && isPush);
    else if (previous !== null) focusRow(previous);
  }, [openId, isPush]);

  const close = () => {
    // Removes the history entry, so that Back does not reopen the dialog. A visitor who followed a link has no such entry.
    if (isOpenedHere) void navigate(-1);
    else void navigate(listLink(query), { replace: true });
  };
  return { openId, isAsking: query.has(ASK_PARAM), query, close };
}

/** Focuses the row whose details were open, or the page's heading when the list does not have it. */
function focusRow(id: string): void {
  const rowSelector = `[data-mentor="${CSS.escape(id)}"] a`;
  const target =
    document.querySelector<HTMLElement>(rowSelector) ??
    document.querySelector<HTMLElement>('main h1');
  target?.focus();
}
