import { type FormikErrors, type FormikValues, getIn, setIn, useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import { useNotify } from '../toast';
import { fieldErrorsOf, serverMessageOf } from '../../lib/api';

interface Options<Values> {
  initialValues: Values;
  /** Validation schema. */
  schema: Schema;
  /** Sends the values; errors that it throws are shown. */
  submit: (values: Values) => Promise<void>;
  /** Toast text for errors without a server message. */
  failure: string;
  /** Maps a path in the server's input to a field name or a path in the values; defaults to the same path. */
  fieldAt?: (path: string) => string;
}

/** Value that the server rejected, with its message. */
interface Refusal {
  value: unknown;
  message: string;
}

/** Returns the path of the field for a path in the server's input. A field's text can hold several values of the input, such as `parks;cafes`. */
function fieldOf(values: object, path: string): string {
  const names = path.split('.');
  const paths = names.map((_name, i) => names.slice(0, i + 1).join('.'));
  return paths.find((one) => typeof getIn(values, one) === 'string') ?? path;
}

/**
 * Form state for a form that is sent to the server. Fields show validation messages after blur and on submit; submit focuses the first invalid field.
 * A server message stays at its field until the value changes. A toast shows the message about the whole request.
 * @returns Formik's state and handlers, `formProps` for the form element, and `field` for text fields
 */
export function useServerForm<Values extends FormikValues>(options: Options<Values>) {
  const { initialValues, schema, submit, failure, fieldAt = (path) => path } = options;
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRef<Record<string, Refusal>>({});

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validate(values) {
      const standing = Object.entries(refusals.current).filter(([path, { value }]) => getIn(values, path) === value);
      return standing.reduce<FormikErrors<Values>>((errors, [path, { message }]) => setIn(errors, path, message) as FormikErrors<Values>, {});
    },
    async onSubmit(values, { validateForm }) {
      refusals.current = {};
      try {
        await submit(values);
      } catch (error) {
        const found = Object.entries(fieldErrorsOf(error)).map(([path, message]) => [fieldOf(values, fieldAt(path)), message] as const);
        const wrong = found.filter(([path]) => getIn(values, path) !== undefined);
        refusals.current = Object.fromEntries(wrong.map(([path, message]) => [path, { value: getIn(values, path) as unknown, message }]));
        notify.error(serverMessageOf(error) ?? failure);
        await validateForm();
      }
    },
  });

  const { submitCount, isSubmitting, isValidating } = formik;
  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === answered.current) return;
    answered.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValidating]);

  return {
    ...formik,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        if (!formik.isSubmitting) void formik.submitForm();
      },
    },
    /** Returns name, value, handlers and error of a text field. */
    field: (name: keyof Values & string) => {
      const { error, touched } = formik.getFieldMeta(name);
      return { ...formik.getFieldProps(name), error: touched && error !== undefined, message: touched ? error : undefined };
    },
  };
}
