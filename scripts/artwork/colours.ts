/** As in src/styles/tokens.css. */
export const colours = {
  wall: '#f6e7d3',
  light: '#fdf0d9',
  line: '#e9d6bf',
  forest: '#2f5d50',
  forestDeep: '#24493f',
  ginger: '#e9a15b',
  ink: '#2e3b38',
};
