export const storeMapTexts = {
  label: 'Map of stores. Use the arrow keys to move it, and plus and minus to zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  outlines: 'Outlines: US Census Bureau',
};
