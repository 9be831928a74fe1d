/** The shopper has moved to another zipcode (GATE-07..09). */
export class PlaceChanged {}
