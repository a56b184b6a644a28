import { render } from '@testing-library/react';
import { isOpening, stands } from './opening';
import { DeferredSection } from './DeferredSection';

jest.mock('./opening', () => ({ isOpening: jest.fn(), stands: jest.fn() }));

/**
 * Renders a page of three parts.
 * @returns its text, and the parts in render order
 */
function draw(): { words: string | null; steps: string[] } {
  const steps: string[] = [];
  const Part = ({ name }: { name: string }) => {
    steps.push(name);
    return <p>{name} </p>;
  };
  const { container } = render(
    <>
      <DeferredSection>
        <Part name="below" />
        <DeferredSection>
          <Part name="bottom" />
        </DeferredSection>
      </DeferredSection>
      <Part name="above" />
    </>,
  );
  return { words: container.textContent, steps };
}

afterEach(() => jest.clearAllMocks());

test('when a page opens, deferred parts render after the rest, and nested ones last', () => {
  jest.mocked(isOpening).mockReturnValueOnce(true).mockReturnValue(false);
  expect(draw()).toEqual({ words: 'below bottom above ', steps: ['above', 'below', 'bottom'] });
  expect(jest.mocked(stands).mock.calls.flat()).toEqual([false, false, true, true]);
});

test('during navigation within the app, deferred parts render with the rest', () => {
  jest.mocked(isOpening).mockReturnValue(false);
  expect(draw()).toEqual({ words: 'below bottom above ', steps: ['below', 'bottom', 'above'] });
});
