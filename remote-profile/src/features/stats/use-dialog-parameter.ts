import { useSearchParams } from 'react-router-dom';

/** The dialog that the URL says is open, and a function that opens a dialog or, with null, closes it. */
export function useDialogParameter(name: string) {
  const [searchParams, setSearchParams] = useSearchParams();
  const show = (dialog: string | null) => {
    const next = new URLSearchParams(searchParams);
    if (dialog === null) next.delete(name);
    else next.set(name, dialog);
    setSearchParams(next, { preventScrollReset: true, replace: dialog === null });
  };
  return { open: searchParams.get(name), show };
}
