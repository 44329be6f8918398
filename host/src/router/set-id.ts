import { createContext, useContext } from 'react';

/** The id of the page's release set. */
export const SetId = createContext('');
export const useSetId = () => useContext(SetId);
