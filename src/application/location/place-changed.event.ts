/** The shopper shops in another zipcode from now on (GATE-07..09). */
export class PlaceChanged {}
