import { paths } from '@sopaan/contract/paths';

/** The parameter of the search page that selects one kind of result. */
export const KIND = 'kind';

/** The path of the results of one kind. */
export const kindPath = (text: string, kind: string) => `${paths.search(text)}&${KIND}=${kind}`;
