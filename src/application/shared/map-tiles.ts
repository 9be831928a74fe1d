/** Where the tiles of a map come from; without a URL the shop draws the outlines that it ships with. */
export class MapTiles {
  constructor(
    /** With `{z}`, `{x}` and `{y}`; blank: none. */
    readonly url = '',
    /** Whom the tiles' owner wants to be named. */
    readonly attribution = '',
  ) {}
}
