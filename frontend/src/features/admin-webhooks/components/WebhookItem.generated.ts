/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a message. */
export type WebhookDeliveryState =
  /** The receiver accepted it. */
  | 'DELIVERED'
  /** No further attempts follow. */
  | 'FAILED'
  /** Waits for the first or the next attempt. */
  | 'WAITING';

/** Event that a webhook reports. */
export type WebhookEvent =
  /** No event, only a test: `ping`. */
  | 'PING'
  /** A place has become public: `place.published`. */
  | 'PLACE_PUBLISHED'
  /** A review has become public: `review.published`. */
  | 'REVIEW_PUBLISHED';

export type WebhookItem_WebhookFragment = { id: string, url: string, description: string | null, events: Array<Types.WebhookEvent>, isActive: boolean, offReason: string | null, lastDelivery: { id: string, event: Types.WebhookEvent, state: Types.WebhookDeliveryState, createdAt: string } | null };

export const WebhookItem_WebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookItem_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastDelivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<WebhookItem_WebhookFragment, unknown>;