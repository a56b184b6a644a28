import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { type Reason, type ReasonParams, reasonText } from '../../core/errors/index.js';

@ObjectType({ description: 'A sentence about an import, which clients can show in any language.' })
export class ImportReason {
  @Field(() => String, { description: 'The sentence in English.' })
  text: string;

  @Field(() => String, { description: 'Key of the sentence.' })
  reason: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Values in the sentence.' })
  params: ReasonParams | null;
}

/** Returns a reason as the API shows it, and as drafts store it. A text that has no key gets one that says the text. */
export function reasonFaceOf(reason: Reason | { text: string }): ImportReason {
  const known: Reason = typeof reason === 'object' && 'text' in reason ? ['console.importSays', { text: reason.text }] : reason;
  const { params = null, ...rest } = reasonText(known);
  return { ...rest, params };
}
