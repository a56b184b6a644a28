import { lazySection } from '../../ui/lazy';
import { HoursSkeleton } from './HoursSkeleton';

/** Opening hours field, loaded after the form around it: few people who suggest a place know its hours. */
export const HoursField = lazySection(async () => (await import('./HoursField')).HoursField, HoursSkeleton);
