import { lazySection } from '../../ui/lazySection';
import { HoursSkeleton } from './HoursSkeleton';

/** Few people who suggest a place know its hours: it comes right after the form around it. */
export const HoursField = lazySection(async () => (await import('./HoursField')).HoursField, HoursSkeleton);
