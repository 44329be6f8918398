import { visibleCrop, drag, START } from './crop';

test.each([
  // A wide and a tall picture for a square area.
  [2, 1, { width: 0.5, height: 1, left: 0.25, top: 0 }],
  [0.5, 1, { width: 1, height: 0.5, left: 0, top: 0.25 }],
  // A square picture for a banner, and a picture with the proportions of the banner.
  [1, 4, { width: 1, height: 0.25, left: 0, top: 0.375 }],
  [4, 4, { width: 1, height: 1, left: 0, top: 0 }],
])(
  'a picture with the aspect ratio %d is cropped to the ratio %d as little as possible',
  (pictureRatio, ratio, crop) => {
    expect(visibleCrop(START, pictureRatio, ratio)).toEqual(crop);
  },
);

test('zooming in keeps a smaller part, which stays within the picture at every position', () => {
  expect(visibleCrop({ zoom: 2, x: 1, y: 0 }, 1, 1)).toEqual({
    width: 0.5,
    height: 0.5,
    left: 0.5,
    top: 0,
  });
});

test('dragging moves the part against the direction of the pointer, and stops at the edge', () => {
  const crop = visibleCrop(START, 2, 1);
  expect(drag(START, crop, { x: 0.25, y: 0.25 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  expect(drag(START, crop, { x: -3, y: 0 })).toEqual({ zoom: 1, x: 1, y: 0.5 });
});
