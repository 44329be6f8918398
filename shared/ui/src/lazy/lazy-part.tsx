import { Suspense, lazy, useState, type ComponentType } from 'react';

/**
 * A part of a screen whose code is loaded when it is first rendered. React's `lazy` keeps a failed import for ever; here the next
 * attempt, such as Try again or opening the part again, imports it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const createPart = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = createPart();
        throw error;
      }
    });
  let latest = createPart();

  return function LazyPart(props: Props) {
    // Kept while it is rendered: otherwise the part would be imported again and again instead of failing.
    const [Part] = useState(() => latest);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
