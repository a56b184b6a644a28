import type { ModerationStatus } from '../../graphql/schema.generated';

/** Where a photo stands that not everyone sees. */
export const PHOTO_STATES: Partial<Record<ModerationStatus, string>> = { PENDING: 'Waiting for approval', REJECTED: 'Not published' };
