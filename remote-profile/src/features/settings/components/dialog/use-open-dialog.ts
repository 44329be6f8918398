import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const DIALOGS = ['contact', 'password', 'details'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** The dialog that is named in the URL: `?edit=contact`. Back closes it. */
export function useOpenDialog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const name = params.get('edit');
  return {
    open: DIALOGS.find((dialog) => dialog === name),
    show: (dialog: DialogName) =>
      void navigate(`?edit=${dialog}`, { state: { isOpenedHere: true } }),
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate('.', { replace: true });
    },
  };
}

/** Whether a card of this page has added the history entry. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
