import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

const HOSTILE = '</code><b>x</b> {{folder}} $& <code>';

test('elements replace the tags of the text', () => {
  const { container } = render(<RichText text="auth.agreement" parts={{ terms: <a href="/terms" />, privacy: <a href="/privacy" /> }} />);
  expect(container).toHaveTextContent('I agree to the Terms and Conditions and Privacy Policy');
  expect(screen.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('tags in values are not parsed', () => {
  const { container } = render(<RichText text="auth.mailFolder" values={{ folder: HOSTILE }} parts={{ code: <code /> }} />);
  expect(container.querySelectorAll('code, b')).toHaveLength(1);
  expect(container.querySelector('code')).toHaveTextContent(HOSTILE);
});
