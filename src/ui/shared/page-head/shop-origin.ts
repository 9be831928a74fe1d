import { createContext, use } from 'react';

/** The origin of the shop's pages as configured (SHOP_ORIGIN); blank if unknown. */
export const ShopOriginContext = createContext('');

/** Makes a path absolute; it stays a path while the origin is unknown. */
export type ToAbsolute = (address: string) => string;

export function useToAbsolute(): ToAbsolute {
  const origin = use(ShopOriginContext);
  return (address) => (address.startsWith('/') ? origin + address : address);
}
