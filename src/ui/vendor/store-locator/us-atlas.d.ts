declare module 'us-atlas/states-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ states: GeometryCollection<{ name: string }> }>;
  export default atlas;
}
