import { render } from '@testing-library/react';
import { isOpening, stands } from '../lib/opening';
import { Later } from './Later';

jest.mock('../lib/opening', () => ({ isOpening: jest.fn(), stands: jest.fn() }));

/** Draws a page of three parts; @returns its words, and the parts in the order in which they were drawn */
function draw(): { words: string | null; steps: string[] } {
  const steps: string[] = [];
  const Part = ({ name }: { name: string }) => {
    steps.push(name);
    return <p>{name} </p>;
  };
  const { container } = render(
    <>
      <Later>
        <Part name="below" />
        <Later>
          <Part name="bottom" />
        </Later>
      </Later>
      <Part name="above" />
    </>,
  );
  return { words: container.textContent, steps };
}

afterEach(() => jest.clearAllMocks());

test('what is below the fold is drawn after the rest when a page opens, and what is below that after it', () => {
  jest.mocked(isOpening).mockReturnValueOnce(true).mockReturnValue(false);
  expect(draw()).toEqual({ words: 'below bottom above ', steps: ['above', 'below', 'bottom'] });
  expect(jest.mocked(stands).mock.calls.flat()).toEqual([false, false, true, true]);
});

test('on the way through the app it is drawn with the rest', () => {
  jest.mocked(isOpening).mockReturnValue(false);
  expect(draw()).toEqual({ words: 'below bottom above ', steps: ['below', 'bottom', 'above'] });
});
