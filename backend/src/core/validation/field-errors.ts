import type { ValidationError } from 'class-validator';
import type { FieldErrors, Reason, ReasonKey } from '../errors/index.js';
import type { TextRules } from './text-form.js';
import { brokenText } from './text-rules.js';

/** Context of a rule of ours: the reason of its errors, or the rules of a text, which have several reasons. */
interface Context {
  reason?: Reason;
  rules?: TextRules<ReasonKey>;
}

function reasonOf({ constraints, contexts, value }: ValidationError): Reason | undefined {
  const [broken] = Object.entries(constraints ?? {});
  if (!broken) return undefined;
  const [rule, message] = broken;
  const { reason, rules } = (contexts?.[rule] ?? {}) as Context;
  // other rules, such as those of class-validator itself, have only a message
  return reason ?? (rules && brokenText(value, rules)) ?? ['api.rule', { rule: message }];
}

/** Returns one reason for each invalid field, by the path of the field, from the errors of class-validator. */
export function fieldErrors(errors: readonly ValidationError[], prefix = ''): FieldErrors {
  return Object.fromEntries(
    errors.flatMap((error): [string, Reason][] => {
      const reason = reasonOf(error);
      const path = `${prefix}${error.property}`;
      return [...(reason ? [[path, reason] as [string, Reason]] : []), ...Object.entries(fieldErrors(error.children ?? [], `${path}.`))];
    }),
  );
}
