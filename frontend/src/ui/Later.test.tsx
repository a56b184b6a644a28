import { render, screen } from '@testing-library/react';
import { completed, isOpening, opened } from '../lib/opening';
import { Later } from './Later';

jest.mock('../lib/opening', () => ({ isOpening: jest.fn(), opened: jest.fn(), completed: jest.fn() }));

/** Draws something first and something later; notes in which steps they came. */
function draw(): string[] {
  const steps: string[] = [];
  const Part = ({ name }: { name: string }) => {
    steps.push(name);
    return <p>{name}</p>;
  };
  render(
    <>
      <Later>
        <Part name="below" />
      </Later>
      <Part name="above" />
    </>,
  );
  return steps;
}

test('what is below the fold is drawn after the rest when a page opens', () => {
  jest.mocked(isOpening).mockReturnValue(true);
  expect(draw()).toEqual(['above', 'below']);
  expect(screen.getByText('below').nextSibling).toHaveTextContent('above');
  expect(opened).toHaveBeenCalled();
  expect(completed).toHaveBeenCalledTimes(1);
});

test('on the way through the app it is drawn with the rest, in its place', () => {
  jest.mocked(isOpening).mockReturnValue(false);
  expect(draw()).toEqual(['below', 'above']);
});
