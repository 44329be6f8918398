import type { PageSet } from '@sopaan/contract/release';
import { createContext, useContext } from 'react';

/** The release set that this page was served with. */
export const PageSetContext = createContext<PageSet | null>(null);
export const usePageSet = () => useContext(PageSetContext);
