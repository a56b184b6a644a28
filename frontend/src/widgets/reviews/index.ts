export { ReviewBody } from './ReviewBody';
export type { ReviewBody_ReviewFragment } from './ReviewBody.generated';
