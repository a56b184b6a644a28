import type { Operator_ContactFragment } from './Operator.generated';

interface Props {
  /** Undefined while it loads. */
  contact: Operator_ContactFragment | undefined;
}

/** How to reach whoever runs the guide; says so where they have not said how. */
export function Operator({ contact }: Props) {
  if (!contact) return null;
  const { email, phone, address } = contact;
  if (!email && !phone && !address) {
    return <p>Whoever runs this guide has not published an address yet. Ask the person or organisation that gave you its link.</p>;
  }
  return (
    <ul>
      {email && (
        <li>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && <li>Telephone: {phone}</li>}
      {address && <li>Post: {address}</li>}
    </ul>
  );
}
