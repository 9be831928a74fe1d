/** The source of map tiles; without a URL the map shows only the bundled outlines. */
export class MapTiles {
  constructor(
    /** A template with `{z}`, `{x}` and `{y}`; blank: no tiles. */
    readonly url = '',
    /** The attribution that the tiles' owner requires. */
    readonly attribution = '',
  ) {}
}
