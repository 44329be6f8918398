import { findRetirement, type Retirement } from '@sopaan/contract/retirement';
import { redirect, type LoaderFunction } from 'react-router-dom';

interface RetiredRoute {
  /** The retired paths of the page's environment. */
  retirements: readonly Retirement[];
  /** Loads the page for paths that are gone. */
  goneLoader: LoaderFunction;
  /** Loads the route where it is not retired. */
  loader: LoaderFunction;
}

/** Retirements take precedence over every route: redirects to the target of a retired path, or shows that the page is gone. */
export function retiredLoader({ retirements, goneLoader, loader }: RetiredRoute): LoaderFunction {
  return (args, context) => {
    const { pathname, search } = new URL(args.request.url);
    const retirement = findRetirement(retirements, pathname);
    if (!retirement) return loader(args, context);
    if (retirement.to === null) return goneLoader(args, context);
    return redirect(retirement.to + search);
  };
}
