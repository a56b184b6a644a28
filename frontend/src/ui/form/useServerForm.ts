import { type FormikValues, useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import { useNotify } from '../../lib/notify';
import { fieldErrorsOf, serverMessageOf } from '../../lib/serverErrors';

interface Options<Values> {
  initialValues: Values;
  /** What the values must be like before they are sent. */
  schema: Schema;
  /** Sends them; what it throws is shown. */
  submit: (values: Values) => Promise<void>;
  /** What to say when the server did not say why it refused. */
  failure: string;
  /** The field that shows what the server finds wrong at a path of its input; the one of the same name where left out. */
  fieldAt?: (path: string) => string;
}

/** A value that the server has refused, and in which words. */
interface Refusal {
  value: unknown;
  message: string;
}

/**
 * A form that is sent to the server. Wrong fields say so once they were left, or at the submit, which then goes to the first of them. What
 * the server finds wrong with a field shows there until it is changed, and a toast says why the whole was refused.
 * @returns formik's state and handlers, and `formProps` for the form element
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
      const standing = Object.entries(refusals.current).filter(([name, { value }]) => values[name] === value);
      return Object.fromEntries(standing.map(([name, { message }]) => [name, message]));
    },
    async onSubmit(values, { validateForm }) {
      refusals.current = {};
      try {
        await submit(values);
      } catch (error) {
        const found = Object.entries(fieldErrorsOf(error)).map(([path, message]) => [fieldAt(path), message] as const);
        const wrong = found.filter(([name]) => name in values);
        refusals.current = Object.fromEntries(wrong.map(([name, message]) => [name, { value: values[name] as unknown, message }]));
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
    /** Name, value, handlers and error of a text field. */
    field: (name: keyof Values & string) => {
      const { error, touched } = formik.getFieldMeta(name);
      return { ...formik.getFieldProps(name), error: touched && error !== undefined, message: touched ? error : undefined };
    },
  };
}
