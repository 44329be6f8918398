import { createContext, useContext } from 'react';

/** The error of the last submit that belongs to no field, and undefined when there is none. */
export const SubmitFailure = createContext<Error | undefined>(undefined);

/** The error of the surrounding `ApiForm`'s last submit that belongs to no field. */
export function useSubmitFailure(): Error | undefined {
  return useContext(SubmitFailure);
}
