import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartOptions {
  /** Shown while the code is loaded; nothing by default. */
  loading?: ReactNode;
  /** Shown when the code could not be loaded. Without it the error reaches the error boundary of the screen. */
  Failed?: ComponentType<{ onRetry: () => void }>;
}

interface LoadedPartProps<Props> {
  props: Props;
  onRetry: () => void;
}

/**
 * A part of a screen whose code is loaded when it is first rendered. React's `lazy` keeps a failed import forever; here the next
 * attempt, such as Try again or opening the part again, imports it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, Failed }: LazyPartOptions = {},
): ComponentType<Props> {
  const createPart = () =>
    lazy(async () => {
      try {
        const Loaded = await load();
        return { default: ({ props }: LoadedPartProps<Props>) => <Loaded {...props} /> };
      } catch (error) {
        latest = createPart();
        if (!Failed) throw error;
        return { default: ({ onRetry }: LoadedPartProps<Props>) => <Failed onRetry={onRetry} /> };
      }
    });
  let latest = createPart();

  return function LazyPart(props: Props) {
    // Kept while it is rendered: otherwise the part would be imported again and again instead of failing.
    const [Part, setPart] = useState(() => latest);
    return (
      <Suspense fallback={loading}>
        <Part props={props} onRetry={() => setPart(() => latest)} />
      </Suspense>
    );
  };
}
