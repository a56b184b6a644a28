import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderApp } from '../../../test/renderApp';
import { MarkdownPreview } from './MarkdownPreview';
import { MarkdownPreviewDocument } from './MarkdownPreview.generated';

const ask = (text: string) => ({ query: MarkdownPreviewDocument, variables: { text } });

test('the preview shows the HTML of the server, in the language of the text', async () => {
  await renderApp(<MarkdownPreview text="**نص**" lang="ar" dir="rtl" />, {
    mocks: [{ request: ask('**نص**'), result: { data: { markdownPreview: '<p><strong>نص</strong></p>' } } }],
  });
  const strong = await screen.findByText('نص');
  expect(strong.tagName).toBe('STRONG');
  expect(strong.closest('[lang]')).toHaveAttribute('dir', 'rtl');
  await waitFor(() => expect(strong.closest('[lang]')).toHaveAttribute('aria-busy', 'false'));
});

test('the preview shows why a text is refused', async () => {
  await renderApp(<MarkdownPreview text="x" lang="en" dir="ltr" />, {
    mocks: [{ request: ask('x'), result: { errors: [new GraphQLError('Text must be at most 50,000 characters')] } }],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Text must be at most 50,000 characters');
});
