export { FormField, type FormFieldProps } from './FormField';
export { FormPanel } from './FormPanel';
export { LongField } from './LongField';
export { PasswordField } from './PasswordField';
export { SubmitButton } from './SubmitButton';
export { twoColumns } from './twoColumns';
export { useServerForm } from './useServerForm';
