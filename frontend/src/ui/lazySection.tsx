import { type ComponentType, createElement, useEffect, useState } from 'react';
import { t } from '../lib/i18n';
import { ErrorPanel } from './ErrorPanel';

/** Stands in for a section that could not be fetched. */
function NotFetched() {
  return <ErrorPanel title={t('ui.thisPartCouldNotBeLoaded')} text={t('ui.checkYourConnectionAndReload')} onRetry={() => window.location.reload()} />;
}

/**
 * A section of a screen whose code comes right after the rest; where it cannot be fetched, the section says so and the screen around it
 * stays. React's own `lazy` begins to fetch only once the screen is drawn, and keeps what waits on the screen for 300 ms at least: time
 * enough to scroll to where the section then pushes everything down.
 * @param load fetches the section's component
 * @param Waiting shows until it is there, and is given what the section is
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType<Props>): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  const arrival = load()
    .catch((): ComponentType<Props> => NotFetched)
    .then((section) => (arrived = section));
  return function LazySection(props) {
    const [Section, show] = useState(() => arrived);
    useEffect(() => {
      if (Section) return undefined;
      let isWaiting = true;
      void arrival.then((section) => {
        if (isWaiting) show(() => section);
      });
      return () => {
        isWaiting = false;
      };
    }, [Section]);
    return createElement(Section ?? Waiting, props);
  };
}
