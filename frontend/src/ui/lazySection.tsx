import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { ErrorPanel } from './ErrorPanel';

/** Stands in for a section that could not be fetched. */
function NotFetched() {
  return <ErrorPanel title="This part could not be loaded" text="Check your connection and reload the page." onRetry={() => window.location.reload()} />;
}

/**
 * A section of a screen whose code comes after the rest; where it cannot be fetched, the section says so and the screen around it stays.
 * @param load fetches the section's component
 * @param Waiting shows until it is there
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType): ComponentType<Props> {
  const Section = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotFetched) })) as unknown as ComponentType<Props>;
  return function LazySection(props) {
    return <Suspense fallback={<Waiting />}>{createElement(Section, props)}</Suspense>;
  };
}
