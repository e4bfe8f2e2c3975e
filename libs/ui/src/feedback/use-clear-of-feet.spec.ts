import { wayClearOf } from './use-clear-of-feet';

const HEIGHT = 800;
const box = (top: number, bottom: number, left = 946, right = 1366) => ({ top, bottom, left, right });
const toast = box(700, 800);

it.each([
  ['where nothing is', [], 0],
  ['beside the foot of a dialog in the middle', [box(740, 800, 423, 943)], 0],
  ['above the foot of a drawer', [box(740, 800)], -60],
  ['above the foot of a dialog that reaches into its place', [box(690, 726, 303, 1063)], -110],
  ['above both feet of a dialog over a drawer', [box(740, 800), box(660, 696)], -140],
  ['where it is if there is no space above', [box(60, 800)], 0],
])('a toast at the foot of the window stands %s', (_, feet, way) => {
  expect(wayClearOf(feet, toast, true, HEIGHT)).toBe(way);
});

it('a toast at the head of a narrow window goes below a foot that has come there', () => {
  expect(wayClearOf([box(20, 76, 0, 320)], box(0, 80, 0, 320), false, 256)).toBe(76);
  expect(wayClearOf([box(200, 256, 0, 320)], box(0, 80, 0, 320), false, 256)).toBe(0);
});
