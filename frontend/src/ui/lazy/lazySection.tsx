import { type ComponentType, createElement, useEffect, useState } from 'react';
import { t } from '../../lib/i18n';
import { ErrorPanel } from '../feedback';

/** Replaces a section whose code failed to load. */
function NotFetched() {
  return <ErrorPanel title={t('ui.thisPartCouldNotBeLoaded')} text={t('ui.checkYourConnectionAndReload')} onRetry={() => window.location.reload()} />;
}

/**
 * Returns a section of a screen whose code starts to load at once. If that fails, the section shows an error and the screen stays. `React.lazy` would
 * start to load only when the section renders, and show its fallback for at least 300 ms. In that time a visitor can scroll to the section, whose
 * arrival then shifts the layout.
 * @param load imports the section's component
 * @param Waiting placeholder while the code loads; it gets the section's props
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
