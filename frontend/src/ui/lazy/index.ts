export { DeferredSection, useIsOpening } from './DeferredSection';
export { lazyDialog } from './lazyDialog';
export { type Focusable, lazyField } from './lazyField';
export { lazySection } from './lazySection';
export { useCurrentInSight } from './useCurrentInSight';
export { useOpenings } from './useOpenings';
