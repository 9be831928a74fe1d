export interface Review {
  title: string;
  detail: string;
  nickname: string;
  /** 1 to 5 stars. */
  rating: number;
  date: string;
}
