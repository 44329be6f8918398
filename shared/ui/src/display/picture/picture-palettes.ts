/** The colours of a generated picture, from background to foreground. */
export interface PicturePalette {
  sky: string;
  far: string;
  mid: string;
  near: string;
  paper: string;
  accent: string;
}

export const lightPalettes: readonly [PicturePalette, ...PicturePalette[]] = [
  {
    sky: '#ddf0ee',
    far: '#bbdfdd',
    mid: '#6fb3b6',
    near: '#0b5563',
    paper: '#ffffff',
    accent: '#f2a33a',
  },
  {
    sky: '#e4e8f8',
    far: '#c6cff0',
    mid: '#8694d2',
    near: '#2d3a80',
    paper: '#ffffff',
    accent: '#f5b748',
  },
  {
    sky: '#f6e6ee',
    far: '#e9c8d9',
    mid: '#c382a5',
    near: '#6d2a50',
    paper: '#ffffff',
    accent: '#f4a950',
  },
  {
    sky: '#e6f2e0',
    far: '#c8e2bd',
    mid: '#86b477',
    near: '#2b5a33',
    paper: '#ffffff',
    accent: '#eda04a',
  },
  {
    sky: '#fcecdf',
    far: '#f6d3b7',
    mid: '#e09c6e',
    near: '#83401b',
    paper: '#ffffff',
    accent: '#2c7c8b',
  },
  {
    sky: '#e8edf1',
    far: '#cad5dd',
    mid: '#8ea3b1',
    near: '#33495b',
    paper: '#ffffff',
    accent: '#e9a03b',
  },
];

export const darkPalettes: readonly [PicturePalette, ...PicturePalette[]] = [
  {
    sky: '#0f2f36',
    far: '#15424a',
    mid: '#2a6d77',
    near: '#8fd3d8',
    paper: '#e3f4f4',
    accent: '#f6b95b',
  },
  {
    sky: '#191f3d',
    far: '#252e5b',
    mid: '#4a579c',
    near: '#a9b5f0',
    paper: '#e8ebfb',
    accent: '#f6c163',
  },
  {
    sky: '#33182a',
    far: '#4a233c',
    mid: '#8a4a6d',
    near: '#e8b3cd',
    paper: '#f9e9f1',
    accent: '#f5b566',
  },
  {
    sky: '#162a18',
    far: '#213f25',
    mid: '#477a45',
    near: '#aed9a3',
    paper: '#e9f5e4',
    accent: '#f0b062',
  },
  {
    sky: '#33200f',
    far: '#4b2f17',
    mid: '#94592f',
    near: '#f2c49c',
    paper: '#fcefe2',
    accent: '#7fd0d9',
  },
  {
    sky: '#1b262e',
    far: '#283742',
    mid: '#526a7a',
    near: '#b6c9d6',
    paper: '#eaf0f4',
    accent: '#f0b55c',
  },
];
