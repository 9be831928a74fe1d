// Generated from openapi/ by npm run generate. Never edited.

import { callOf, type Call } from '../src/call-of';

/**
 * Store information and home content for a zipcode.
 *
 * Checks a zipcode and answers the home page of the locations that serve it; without a zipcode, the home page of every location. API-02, BD-02, X-022, X-031, X-185.
 *
 * `GET /connect/index/homepage`
 *
 * Answers:
 * - 200: The home page, or why there is none.
 *   - The zipcode is served
 *   - No zipcode was given
 *   - The zipcode is invalid, with a message
 *   - The zipcode is invalid, without a message (shown as Invalid zipcode)
 *   - The zipcode is known, and not served
 *   - Served, but nothing is on the home page
 *   - Served, nothing on the home page, no message (shown as No product available)
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @param input.query.zipcode The shopping zipcode; blank returns content that is not localised.
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas.
 * @param input.query.courier_type Only products of this delivery type; blank means all.
 * @returns HomePage
 */
export const getHomepage: Call<'getHomepage'> = /* @__PURE__ */ callOf('getHomepage', { method: 'GET', path: '/connect/index/homepage', reads: true, storeIdInQuery: true });

/**
 * The locations that serve a zipcode.
 *
 * The check of the entry gate and of the product page. The gate sends a captcha solution: one that is sent must be good, and without one the call is limited more tightly. API-28, BD-28, X-022, X-025, X-059.
 *
 * `GET /connect/index/getaddressbyzipcode`
 *
 * Answers:
 * - 200: What is known of the zipcode.
 *   - Three locations serve it
 *   - Not served; these are
 *   - Malformed or unknown
 *   - The captcha solution is wrong, expired or used
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.zipcode ZipcodeInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @param input.headers.X-Captcha-Solution The solved captcha challenge. A backend may be configured not to require it.
 * @returns ZipcodeLookup
 */
export const lookUpZipcode: Call<'lookUpZipcode'> = /* @__PURE__ */ callOf('lookUpZipcode', { method: 'GET', path: '/connect/index/getaddressbyzipcode', reads: true, storeIdInQuery: true });

/**
 * The served zipcodes of a city.
 *
 * City and state are compared without regard to case. API-15, BD-15.
 *
 * `POST /connect/citylist/currentservicearea`
 *
 * Answers:
 * - 200: The zipcodes, possibly none.
 *   - Zipcodes are served there
 *   - No zipcode is served there
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body ServedPostcodesRequest
 * @returns ServedPostcodes
 */
export const listServedPostcodes: Call<'listServedPostcodes'> = /* @__PURE__ */ callOf('listServedPostcodes', { method: 'POST', path: '/connect/citylist/currentservicearea', reads: true });

/**
 * The banners of the entry gate.
 *
 * One list for wide windows and one for narrow ones. API-29, BD-29, X-032.
 *
 * `GET /connect/index/banners`
 *
 * Answers:
 * - 200: Both lists, possibly empty.
 *   - Banners exist
 *   - No banners exist
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @returns BannerLists
 */
export const listBanners: Call<'listBanners'> = /* @__PURE__ */ callOf('listBanners', { method: 'GET', path: '/connect/index/banners', reads: true, storeIdInQuery: true });

/**
 * A captcha challenge to solve.
 *
 * The solution travels once, in the header X-Captcha-Solution of the call it protects. Never cached. X-059.
 *
 * `GET /connect/captcha/challenge`
 *
 * Answers:
 * - 200: A fresh challenge.
 *   - A challenge
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @returns CaptchaChallenge
 */
export const createCaptchaChallenge: Call<'createCaptchaChallenge'> = /* @__PURE__ */ callOf('createCaptchaChallenge', { method: 'GET', path: '/connect/captcha/challenge', reads: true });

/**
 * Products by name.
 *
 * For the search box and the results page. A blank q finds nothing; the default limit is 20. API-07, BD-07, X-018, X-114, X-126.
 *
 * `GET /connect/index/search`
 *
 * Answers:
 * - 200: The products found, possibly none.
 *   - Products match
 *   - No product matches
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.q What the shopper typed.
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @param input.query.zipcode The shopping zipcode; blank returns content that is not localised.
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas.
 * @param input.query.courier_type Only products of this delivery type; blank means all.
 * @param input.query.page Counted from 1; a page below 1 is read as 1.
 * @param input.query.limit Items per page. The storefront offers 10, 20 and 50 (B§9).
 * @returns SearchAnswer
 */
export const searchProducts: Call<'searchProducts'> = /* @__PURE__ */ callOf('searchProducts', { method: 'GET', path: '/connect/index/search', reads: true, storeIdInQuery: true });

/**
 * The category tree.
 *
 * Up to three levels, with 1017 as the root. API-08, BD-08.
 *
 * `GET /connect/index/categorylist`
 *
 * Answers:
 * - 200: The tree, or code -1 when there is none.
 *   - Three levels
 *   - No categories exist
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @param input.query.courier_type Only products of this delivery type; blank means all.
 * @returns CategoryTree
 */
export const listCategories: Call<'listCategories'> = /* @__PURE__ */ callOf('listCategories', { method: 'GET', path: '/connect/index/categorylist', reads: true, storeIdInQuery: true });

/**
 * One product with all details.
 *
 * Its sizes, and for each size the speeds, locations and prices at the zipcode. API-09, BD-09, X-110 to.
 *
 * `GET /connect/index/product`
 *
 * Answers:
 * - 200: The product, or code -1.
 *   - A product with sizes and speeds
 *   - A bouquet, whose sizes are labels
 *   - Sold out
 *   - No product has this id
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.prodid IdInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas.
 * @param input.query.dineinTime The chosen dine-in date and time; blank when there is none.
 * @param input.query.zipCode The shopping zipcode, spelled with a capital C in this call.
 * @param input.query.courier_type Only products of this delivery type; blank means all.
 * @returns ProductDetail
 */
export const getProduct: Call<'getProduct'> = /* @__PURE__ */ callOf('getProduct', { method: 'GET', path: '/connect/index/product', reads: true, storeIdInQuery: true });

/**
 * Products similar to one.
 *
 * Of the same category and available at the zipcode, never the product itself. API-10, BD-10, X-101.
 *
 * `GET /api/agent/recommendation`
 *
 * Answers:
 * - 200: The recommendations, or code -1 when there are none.
 *   - Similar products exist
 *   - Nothing is similar
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.product_id IdInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas.
 * @param input.query.zipCode The shopping zipcode, spelled with a capital C in this call.
 * @param input.query.limit At most 10 (B§9).
 * @returns Recommendations
 */
export const listRecommendations: Call<'listRecommendations'> = /* @__PURE__ */ callOf('listRecommendations', { method: 'GET', path: '/api/agent/recommendation', reads: true, storeIdInQuery: true });

/**
 * A page of a category.
 *
 * Products of the category and its descendants, with the filters that apply to them. A page beyond the last one is empty and has the correct totals. API-11, BD-11, X-104, X-105, X-126.
 *
 * `GET /connect/index/category`
 *
 * Answers:
 * - 200: The page, possibly empty.
 *   - The first page of 78 products
 *   - Empty, with a message
 *   - Empty, without a message (shown as This category contains no products)
 *   - No such category
 *   - A code other than 1, which is logged only
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.catid IdInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent.
 * @param input.query.zipcode The shopping zipcode; blank returns content that is not localised.
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas.
 * @param input.query.courier_type Only products of this delivery type; blank means all.
 * @param input.query.page Counted from 1; a page below 1 is read as 1.
 * @param input.query.limit Items per page. The storefront offers 10, 20 and 50 (B§9).
 * @returns ProductListing
 */
export const listCategoryProducts: Call<'listCategoryProducts'> = /* @__PURE__ */ callOf('listCategoryProducts', { method: 'GET', path: '/connect/index/category', reads: true, storeIdInQuery: true });

/**
 * A page of filtered or sorted products.
 *
 * OR inside a list, AND between lists; an empty list does not filter. API-12, BD-12, X-103, X-105, X-106, X-127.
 *
 * `POST /connect/index/filters`
 *
 * Answers:
 * - 200: The page, possibly empty.
 *   - Products match
 *   - No product matches
 *   - An unknown value
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body FilterRequest
 * @returns ProductListing
 */
export const filterProducts: Call<'filterProducts'> = /* @__PURE__ */ callOf('filterProducts', { method: 'POST', path: '/connect/index/filters', reads: true });

/**
 * A page of a vendor's shop.
 *
 * Every page or filter after the first view of the vendor. Sizes OR, price ranges OR, AND between the two lists, in one size of a product. API-16, BD-16, X-118, X-127.
 *
 * `POST /api/Vendordata/getFilteredProducts`
 *
 * Answers:
 * - 200: The page, possibly empty, or status 'false'.
 *   - Products match
 *   - No product matches
 *   - No vendor has this id
 *   - A price range that no vendor page offers
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body VendorProductsRequest
 * @returns VendorProductPage
 */
export const filterVendorProducts: Call<'filterVendorProducts'> = /* @__PURE__ */ callOf('filterVendorProducts', { method: 'POST', path: '/api/Vendordata/getFilteredProducts', reads: true });

/**
 * A vendor's profile and first shop page.
 *
 * Profile, about, reviews, delivery information and products. API-17, BD-17, X-117, X-118.
 *
 * `POST /api/Vendordata/getVendorData`
 *
 * Answers:
 * - 200: The vendor, in whole or in part, or status 'false'.
 *   - A full profile
 *   - Nothing about the vendor (shown as About vendor information not available.)
 *   - No vendor data (shown as No vendor data available.)
 *   - No vendor has this id
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body VendorRequest
 * @returns VendorProfile
 */
export const getVendor: Call<'getVendor'> = /* @__PURE__ */ callOf('getVendor', { method: 'POST', path: '/api/Vendordata/getVendorData', reads: true });

/**
 * The retailers with dine-in at a zipcode.
 *
 * Code -1 says that the zipcode is not supported at all. API-03, BD-03, X-121, X-161.
 *
 * `POST /api/product/dineinRetailerList`
 *
 * Answers:
 * - 200: The retailers, possibly none, or code -1.
 *   - Retailers exist
 *   - Supported, but no retailer is there
 *   - The zipcode is not supported
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body DineInRetailersRequest
 * @returns DineInRetailers
 */
export const listDineInRetailers: Call<'listDineInRetailers'> = /* @__PURE__ */ callOf('listDineInRetailers', { method: 'POST', path: '/api/product/dineinRetailerList', reads: true });

/**
 * The retailers where a customer can redeem.
 *
 * In a state and a star category, 0 being all. The customer must own the token. API-18, BD-18, X-085, X-161.
 *
 * `POST /api/vendorsbyproduct/applyproducts`
 *
 * Answers:
 * - 200: The retailers, possibly none.
 *   - Retailers exist
 *   - No retailer exists
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body RedemptionRetailersRequest
 * @returns a list of RetailerOption
 */
export const listRedemptionRetailers: Call<'listRedemptionRetailers'> = /* @__PURE__ */ callOf('listRedemptionRetailers', { method: 'POST', path: '/api/vendorsbyproduct/applyproducts', reads: true });

/**
 * The driver slots of a day.
 *
 * Without the slots that have started or are full, in the vendor's time zone. API-04, BD-04, X-047 to X-049.
 *
 * `POST /connect/driverslot/getslot`
 *
 * Answers:
 * - 200: A list of slots, or a message that there are none.
 *   - Slots are free
 *   - Every slot is taken
 *   - No slots, said without a code
 *   - The date is malformed or past
 *   - Neither a vendor nor a zipcode was named
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body SlotRequest
 * @returns SlotAnswer
 */
export const listDriverSlots: Call<'listDriverSlots'> = /* @__PURE__ */ callOf('listDriverSlots', { method: 'POST', path: '/connect/driverslot/getslot', reads: true });

/**
 * The delivery speeds at a zipcode.
 *
 * With retailers, methods and fees; the flags choose the kind of delivery. API-41, BD-41, X-037, X-038, X-043 to.
 *
 * `POST /api/shipping`
 *
 * Answers:
 * - 200: The speeds, or code -1 when there are none.
 *   - All speeds, one of them without a method
 *   - Only courier
 *   - On the options page
 *   - No speed at this zipcode
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body DeliverySpeedsRequest
 * @returns DeliverySpeeds
 */
export const listDeliverySpeeds: Call<'listDeliverySpeeds'> = /* @__PURE__ */ callOf('listDeliverySpeeds', { method: 'POST', path: '/api/shipping', reads: true });

/**
 * The first day each vendor can deliver.
 *
 * With the holidays that cannot be chosen. API-43, BD-43, X-050, X-051.
 *
 * `POST /connect/delivery/nextDeliveryDate`
 *
 * Answers:
 * - 200: The dates, or status 0.
 *   - From tomorrow, with one holiday
 *   - No vendor or location has this id
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body NextDeliveryDatesRequest
 * @returns NextDeliveryDates
 */
export const getNextDeliveryDates: Call<'getNextDeliveryDates'> = /* @__PURE__ */ callOf('getNextDeliveryDates', { method: 'POST', path: '/connect/delivery/nextDeliveryDate', reads: true });

/**
 * Empty the cart.
 *
 * Deletes every line and the coupon. It is a GET that changes something, so the answer must not be cached; repeating it has no further effect. A cart that belongs to a customer needs that customer's token (API-05, BD-05, X-139, X-140).
 *
 * `GET /api/cart/clearCart`
 *
 * Answers:
 * - 200: The cart is empty, or the request was refused.
 *   - The cart is empty now, or already was
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.cus_id The customer's id; blank for a visitor. The token decides who it is.
 * @param input.query.api_token The session token. Send it in the Authorization header instead.
 * @param input.query.quote_id The cart to empty (`cart_id`).
 * @returns CartChange
 */
export const clearCart: Call<'clearCart'> = /* @__PURE__ */ callOf('clearCart', { method: 'GET', path: '/api/cart/clearCart', legacyQuery: ['api_token'] });

/**
 * Add a variant to the cart.
 *
 * Adds to the line of the same variant, location and speed, or creates one; creates a cart when cart_id is blank. The price is that of the speed at the location. A visitor may call it (API-06, BD-06, X-039, X-111, X-115, X-131). Repeated with the same key, it is added once; the answer counts what the cart holds at that time.
 *
 * `POST /api/cart/addtocart`
 *
 * Answers:
 * - 200: The outcome.
 *   - Added
 *   - Out of stock
 *   - Less stock than requested
 *   - The line would exceed 24
 *   - The quantity is below 1
 *   - The location does not serve the zipcode
 *   - No such variant, or it is not sold at that location and speed
 *   - The cart belongs to another zipcode
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 422: The idempotency key was used before with other content.
 *   - Same key, other content
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body AddToCartRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice.
 * @returns AddToCartAnswer, out of its list
 */
export const addToCart: Call<'addToCart'> = /* @__PURE__ */ callOf('addToCart', { method: 'POST', path: '/api/cart/addtocart', idempotent: true, wrapped: true });

/**
 * Show the cart, and apply or remove a coupon.
 *
 * Lines, group fees, coupon and totals. A refused coupon leaves the cart unchanged; the answer is the cart with code -1 and a message, which may be blank (API-44, BD-44, X-129, X-131, X-141).
 *
 * `POST /api/cart/showcart`
 *
 * Answers:
 * - 200: The cart; with code -1 when the coupon or the cart was refused.
 *   - Lines of two vendors
 *   - A line sold out after it was added
 *   - Nothing in the cart
 *   - A visitor who has no cart yet
 *   - SAVE10 takes ten per cent off
 *   - The coupon is removed
 *   - No such coupon
 *   - OLD5 has expired
 *   - MIN100 needs a larger cart
 *   - NOMSG is refused without a message
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body ShowCartRequest
 * @returns CartAnswer, out of its list
 */
export const showCart: Call<'showCart'> = /* @__PURE__ */ callOf('showCart', { method: 'POST', path: '/api/cart/showcart', wrapped: true });

/**
 * Remove a line from the cart.
 *
 * Removes the line if the cart is the caller's (API-45, BD-45, X-138, X-140).
 *
 * `POST /api/cart/deleteitem`
 *
 * Answers:
 * - 200: The outcome.
 *   - Removed
 *   - The cart has no such line
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body RemoveCartItemRequest
 * @returns CartChange
 */
export const removeCartItem: Call<'removeCartItem'> = /* @__PURE__ */ callOf('removeCartItem', { method: 'POST', path: '/api/cart/deleteitem' });

/**
 * Change the quantity of a line.
 *
 * Sets the quantity if stock allows; 0 removes the line (API-46, BD-46, X-115, X-138, X-140).
 *
 * `POST /api/cart/updateitem`
 *
 * Answers:
 * - 200: The outcome.
 *   - The quantity is set
 *   - Quantity 0 removed the line
 *   - More than 24
 *   - Less than 0
 *   - Less stock than requested
 *   - The cart has no such line
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body UpdateCartItemRequest
 * @returns CartChange
 */
export const updateCartItem: Call<'updateCartItem'> = /* @__PURE__ */ callOf('updateCartItem', { method: 'POST', path: '/api/cart/updateitem' });

/**
 * Get the card provider's public key.
 *
 * The path repeats /api, as documented. No session is needed (API-01, BD-01, X-147, X-182).
 *
 * `POST /api/api/account/stripeDetails`
 *
 * Answers:
 * - 200: The key, if one is configured.
 *   - A key is configured
 *   - No key is configured
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body PublishableKeyRequest
 * @returns PublishableKeyAnswer
 */
export const getPublishableKey: Call<'getPublishableKey'> = /* @__PURE__ */ callOf('getPublishableKey', { method: 'POST', path: '/api/api/account/stripeDetails', reads: true });

/**
 * List saved cards and payment methods.
 *
 * The customer's or guest's own cards, and the payment methods for this cart (API-40, BD-40, X-143, X-144, X-164).
 *
 * `POST /api/checkout/paymentmethods`
 *
 * Answers:
 * - 200: Cards and payment methods.
 *   - Two saved cards
 *   - No saved card
 *   - A cart redeemed from the wallet
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body PaymentMethodsRequest
 * @returns PaymentMethodsAnswer
 */
export const listPaymentMethods: Call<'listPaymentMethods'> = /* @__PURE__ */ callOf('listPaymentMethods', { method: 'POST', path: '/api/checkout/paymentmethods', reads: true });

/**
 * Save a card, or register it for one payment.
 *
 * Called after the provider's client created two tokens and the billing address was saved. A card that is already saved is not duplicated; its billing address is replaced (API-39, BD-39, PAY-24, X-067, X-145, X-146).
 *
 * `POST /api/account/mycards`
 *
 * Answers:
 * - 200: The card, or why it was refused.
 *   - The card can be used
 *   - The provider declines, with a reason
 *   - The provider fails without a message
 *   - No such billing address, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body SaveCardRequest
 * @returns SaveCardAnswer
 */
export const saveCard: Call<'saveCard'> = /* @__PURE__ */ callOf('saveCard', { method: 'POST', path: '/api/account/mycards' });

/**
 * Price the cart for an address, speed and method.
 *
 * Same answer as showcart, priced for these choices (API-42, BD-42, X-131, X-136, X-137).
 *
 * `POST /api/checkout/orderreview`
 *
 * Answers:
 * - 200: The cart as it would be ordered; with code -1 when it cannot be.
 *   - Priced
 *   - No such address, or another customer's
 *   - Nothing in the cart
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body OrderReviewRequest
 * @returns CartAnswer, out of its list
 */
export const reviewOrder: Call<'reviewOrder'> = /* @__PURE__ */ callOf('reviewOrder', { method: 'POST', path: '/api/checkout/orderreview', reads: true, wrapped: true });

/**
 * Check whether a UPI id exists.
 *
 * Checks the format, then asks the provider. The path is spelled varifyUpi (API-47, BD-47, X-082).
 *
 * `POST /payuapi/payu/varifyUpi`
 *
 * Answers:
 * - 200: Whether it exists.
 *   - It exists
 *   - It does not, or is malformed
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body VerifyUpiRequest
 * @returns VerifyUpiAnswer
 */
export const verifyUpi: Call<'verifyUpi'> = /* @__PURE__ */ callOf('verifyUpi', { method: 'POST', path: '/payuapi/payu/varifyUpi' });

/**
 * Place the order.
 *
 * One transaction re-checks ownership, stock, zipcode, dates, slots and tip, prices everything again, holds the payment and closes the cart. One cart makes one order: placing it again returns the same order, and so does repeating an Idempotency-Key (API-48, BD-48, X-128, X-134, X-135, X-142, X-143, X-150, X-156).
 *
 * `POST /api/placeorder/placeorder`
 *
 * Answers:
 * - 200: The order, or why there is none.
 *   - Placed; also the answer when the same cart or key is sent again
 *   - Placed, and to be paid on a page of the UPI provider
 *   - Placed by a guest
 *   - Redeemed from the wallet
 *   - An item can no longer be bought, with a reason
 *   - An item can no longer be bought, without a reason
 *   - The wallet no longer holds what the cart redeems
 *   - An item's price changed since it was shown
 *   - A date is missing, too early or a holiday, or a slot is missing or full
 *   - The member needs a face check that is not older than an hour
 *   - The card is declined
 *   - No such card, or another customer's
 *   - The UPI id does not pay
 *   - This payment method is not available for this cart
 *   - The tip is not one of the options
 *   - Neither a billing nor a delivery address
 *   - No such address, or another customer's
 *   - The address has another zipcode than the cart
 *   - Nothing in the cart
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 409: The order waited too long for concurrent orders, and nothing was charged: the same cart is being ordered, or many customers want the same goods. Call getOrderAttempt before trying again.
 *   - Still waiting
 * - 422: The idempotency key was used before with other content.
 *   - Same key, other content
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body PlaceOrderRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice.
 * @returns PlaceOrderAnswer
 */
export const placeOrder: Call<'placeOrder'> = /* @__PURE__ */ callOf('placeOrder', { method: 'POST', path: '/api/placeorder/placeorder', idempotent: true });

/**
 * Get the outcome of an attempt to place an order.
 *
 * For a shopper whose answer was lost: returns the actual outcome before any retry. The attempt is identified by its Idempotency-Key, or else by the cart. Not in the specification.
 *
 * `POST /api/placeorder/attempt`
 *
 * Answers:
 * - 200: The outcome, or that there is none yet.
 *   - The order exists
 *   - The order exists, and its payment is still to be approved
 *   - Still in progress
 *   - Nothing was ordered or charged
 *   - No such attempt reached the server, or it is not the caller's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body OrderAttemptRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice.
 * @returns OrderAttemptAnswer
 */
export const getOrderAttempt: Call<'getOrderAttempt'> = /* @__PURE__ */ callOf('getOrderAttempt', { method: 'POST', path: '/api/placeorder/attempt', reads: true });

/**
 * Sign in.
 *
 * Checks the password, issues a token and merges the visitor's cart into the customer's. A wrong password and an unknown e-mail get the same message. The answer must not be cached (API-19, BD-19, X-059, X-060, X-065, X-068, X-084).
 *
 * `POST /api/customer/login`
 *
 * Answers:
 * - 200: The session, or why there is none.
 *   - Signed in
 *   - Signed in, and the carts were merged
 *   - Wrong password or unknown e-mail
 *   - Refused without a message
 *   - The captcha solution is missing, wrong, expired or used
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body SignInRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge. A backend may be configured not to require it.
 * @param input.query.email The documented query form; send it in the body instead.
 * @param input.query.password The documented query form; send it in the body instead.
 * @returns SignInAnswer
 */
export const signIn: Call<'signIn'> = /* @__PURE__ */ callOf('signIn', { method: 'POST', path: '/api/customer/login', legacyQuery: ['email','password'] });

/**
 * Create an account.
 *
 * Creates the customer, takes over the visitor's cart and issues a token. The answer must not be cached (API-20, BD-20, X-059, X-060, X-061, X-064).
 *
 * `POST /api/customer/register`
 *
 * Answers:
 * - 200: The account, or why there is none.
 *   - Created
 *   - The e-mail has an account
 *   - Not an e-mail address
 *   - A name is blank
 *   - Fewer than 8 characters
 *   - The two passwords differ
 *   - A date of birth in another format
 *   - The captcha solution is missing, wrong, expired or used
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body RegisterRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge. A backend may be configured not to require it.
 * @param input.query.email The documented query form; send it in the body instead.
 * @param input.query.password The documented query form; send it in the body instead.
 * @returns RegisterAnswer
 */
export const register: Call<'register'> = /* @__PURE__ */ callOf('register', { method: 'POST', path: '/api/customer/register', legacyQuery: ['email','password'] });

/**
 * Continue as a guest with an e-mail.
 *
 * Creates a guest customer for this cart and issues a token that gives access to nothing else, even if a member has the same e-mail (API-21, BD-21, X-059, X-066, X-067, X-090).
 *
 * `POST /api/cart/guestcart`
 *
 * Answers:
 * - 200: The guest session, or why there is none.
 *   - A guest session, also for the e-mail of a member
 *   - Not an e-mail address
 *   - No such cart, or a customer's
 *   - The captcha solution is missing, wrong, expired or used
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body GuestSessionRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge. A backend may be configured not to require it.
 * @returns GuestSessionAnswer
 */
export const startGuestSession: Call<'startGuestSession'> = /* @__PURE__ */ callOf('startGuestSession', { method: 'POST', path: '/api/cart/guestcart' });

/**
 * Request a password reset link.
 *
 * Mails a link if the e-mail has an account, and gives the same answer after the same time if it has none (API-22, BD-22, X-059, X-070, X-131, X-186).
 *
 * `POST /api/customer/forgot`
 *
 * Answers:
 * - 200: The message that replaces the form, or the reason for a refusal.
 *   - The same for a known and an unknown e-mail
 *   - No e-mail
 *   - Not an e-mail address
 *   - The captcha solution is missing, wrong, expired or used
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many requests; in a list, like the other answers of this call (BD-22, X-070).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body PasswordResetRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge. A backend may be configured not to require it.
 * @returns PasswordResetAnswer, out of its list
 */
export const requestPasswordReset: Call<'requestPasswordReset'> = /* @__PURE__ */ callOf('requestPasswordReset', { method: 'POST', path: '/api/customer/forgot', wrapped: true });

/**
 * Set a new password with a reset token.
 *
 * The token works once and for 60 minutes. Every session of the customer ends, and older links expire (API-23, BD-23, X-071, X-072).
 *
 * `POST /api/customer/changepassword`
 *
 * Answers:
 * - 200: The outcome.
 *   - Changed
 *   - Older than 60 minutes
 *   - Used before
 *   - Unknown token
 *   - No new password
 *   - No confirmation
 *   - The two passwords differ
 *   - Fewer than 8 characters
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body ChangePasswordRequest
 * @returns Outcome
 */
export const changePassword: Call<'changePassword'> = /* @__PURE__ */ callOf('changePassword', { method: 'POST', path: '/api/customer/changepassword' });

/**
 * End the session.
 *
 * Revokes the token. An unknown or revoked token gets the same answer, so there is no 401. The specification names the call but no path (BD-49, EXT-05, X-083).
 *
 * `POST /api/customer/logout`
 *
 * Answers:
 * - 200: The token is no longer valid.
 *   - Ended, also if the token was unknown
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body SignOutRequest
 * @returns Outcome
 */
export const signOut: Call<'signOut'> = /* @__PURE__ */ callOf('signOut', { method: 'POST', path: '/api/customer/logout' });

/**
 * List the shipping addresses of a customer with GET.
 *
 * The specification does not show the method; this form returns shipping addresses like the POST, and takes the token only from the Authorization header (API-30, X-091).
 *
 * `GET /connect/customer/getaddresses`
 *
 * Answers:
 * - 200: The addresses.
 *   - Two, the primary first
 *   - None yet
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.query.customerid The owner of the token.
 * @returns AddressListAnswer
 */
export const listAddressesByQuery: Call<'listAddressesByQuery'> = /* @__PURE__ */ callOf('listAddressesByQuery', { method: 'GET', path: '/connect/customer/getaddresses', reads: true });

/**
 * List the addresses of a customer.
 *
 * The customer's or guest's own addresses of one type, the primary first; another customer's id gets 401 (API-30, BD-30, X-067, X-085, X-091).
 *
 * `POST /connect/customer/getaddresses`
 *
 * Answers:
 * - 200: The addresses.
 *   - Two, the primary first
 *   - None yet
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body ListAddressesRequest
 * @param input.query.customerid The owner of the token.
 * @returns AddressListAnswer
 */
export const listAddresses: Call<'listAddresses'> = /* @__PURE__ */ callOf('listAddresses', { method: 'POST', path: '/connect/customer/getaddresses', reads: true });

/**
 * Add a shipping or billing address.
 *
 * Checks every rule of the form again. A guest session may call it for its own order. An address that is sent again, perhaps because the answer was lost, is saved once (API-31, BD-31, X-035, X-067, X-092, X-094, X-097).
 *
 * `POST /connect/customer/addaddress`
 *
 * Answers:
 * - 200: The new address, or why it was refused.
 *   - Added
 *   - A required field is blank
 *   - Not five digits
 *   - Not ten digits
 *   - The zipcode is in another city
 *   - A country other than US
 *   - Refused without a message
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body AddAddressRequest
 * @param input.query.customerid The owner of the token.
 * @returns AddAddressAnswer
 */
export const addAddress: Call<'addAddress'> = /* @__PURE__ */ callOf('addAddress', { method: 'POST', path: '/connect/customer/addaddress' });

/**
 * Edit an address.
 *
 * Checks ownership and the rules of the form; splits street (API-32, BD-32, X-095, X-096).
 *
 * `POST /connect/customer/updateAddress`
 *
 * Answers:
 * - 200: The outcome.
 *   - Saved
 *   - No such address, or another customer's
 *   - A field breaks a rule
 *   - The zipcode is in another city
 *   - Refused without a message
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body UpdateAddressRequest
 * @returns Outcome
 */
export const updateAddress: Call<'updateAddress'> = /* @__PURE__ */ callOf('updateAddress', { method: 'POST', path: '/connect/customer/updateAddress' });

/**
 * Delete an address.
 *
 * The owner comes from the Authorization header. Orders keep their own copy, and deleting the primary address leaves no primary address (API-33, BD-33, X-085, X-098).
 *
 * `POST /connect/customer/deleteAddress`
 *
 * Answers:
 * - 200: The outcome.
 *   - Deleted
 *   - No such address, or another customer's
 *   - Refused without a message
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body DeleteAddressRequest
 * @returns Outcome
 */
export const deleteAddress: Call<'deleteAddress'> = /* @__PURE__ */ callOf('deleteAddress', { method: 'POST', path: '/connect/customer/deleteAddress' });

/**
 * Make an address the primary one.
 *
 * The previous primary address becomes ordinary. The owner comes from the Authorization header (API-34, BD-34, X-085, X-131).
 *
 * `POST /api/customer/setdefaultshippingaddress`
 *
 * Answers:
 * - 200: The outcome.
 *   - It is primary now
 *   - No such address, or another customer's
 *   - Refused without a message
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body SetDefaultAddressRequest
 * @returns SetDefaultAddressAnswer, out of its list
 */
export const setDefaultAddress: Call<'setDefaultAddress'> = /* @__PURE__ */ callOf('setDefaultAddress', { method: 'POST', path: '/api/customer/setdefaultshippingaddress', wrapped: true });

/**
 * Show the account, and save preferences.
 *
 * A guest session has a blank name, by which the shop tells it from a member. Preferences that are sent are saved first (API-35, BD-35, X-005, X-088).
 *
 * `POST /api/account/mydashboard`
 *
 * Answers:
 * - 200: The account.
 *   - A member with a saved card
 *   - The newsletter is off now
 *   - A guest session
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body DashboardRequest
 * @returns DashboardAnswer
 */
export const getDashboard: Call<'getDashboard'> = /* @__PURE__ */ callOf('getDashboard', { method: 'POST', path: '/api/account/mydashboard', reads: true });

/**
 * Remove a saved card.
 *
 * Removes the card if it is the caller's, here and at the card provider (API-36, BD-36).
 *
 * `POST /api/account/RemoveCreditCard`
 *
 * Answers:
 * - 200: The outcome.
 *   - Removed
 *   - No such card, or another customer's
 *   - Refused without a message
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body RemoveCardRequest
 * @returns Outcome
 */
export const removeCard: Call<'removeCard'> = /* @__PURE__ */ callOf('removeCard', { method: 'POST', path: '/api/account/RemoveCreditCard' });

/**
 * Upload one side of the identity document.
 *
 * The image is decoded, checked, stripped of its metadata and stored as JPEG under the application, until the check is finished and for a day at most (API-24, BD-24, KYC-13, X-081).
 *
 * `POST /connect/uploadkyc/kyc`
 *
 * Answers:
 * - 200: The outcome.
 *   - Stored
 *   - Not base64, or neither a JPEG nor a PNG
 *   - Larger than 5 MiB
 *   - Another file name
 *   - The application belongs to another customer
 *   - The application was taken into the account
 *   - The image store fails
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 413: The body is larger than this call accepts.
 *   - The body is too large
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body UploadIdentityDocumentRequest
 * @returns IdentityOutcome
 */
export const uploadIdentityDocument: Call<'uploadIdentityDocument'> = /* @__PURE__ */ callOf('uploadIdentityDocument', { method: 'POST', path: '/connect/uploadkyc/kyc' });

/**
 * Compare the selfie with the document.
 *
 * Needs front, back and selfie. Answers only for the caller's own application (API-25, BD-25, KYC-17, X-079 to X-082).
 *
 * `POST /connect/verifycustomer/verify`
 *
 * Answers:
 * - 200: What the verifier found.
 *   - The same person
 *   - The same person, aged 20
 *   - Another person, with a reason
 *   - Another person, without a reason
 *   - The verifier fails
 *   - An image is missing
 *   - No such application, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body VerifyIdentityRequest
 * @returns VerifyIdentityAnswer
 */
export const verifyIdentity: Call<'verifyIdentity'> = /* @__PURE__ */ callOf('verifyIdentity', { method: 'POST', path: '/connect/verifycustomer/verify' });

/**
 * Take the identity check into the account.
 *
 * The server does not believe is_verified: it wants its own stored match, for this customer, and an age over 21 (API-26, BD-26, KYC-18, X-073, X-077).
 *
 * `POST /api/customer/customerverify`
 *
 * Answers:
 * - 200: The outcome.
 *   - The customer is verified
 *   - Not over 21
 *   - No match is stored for this application and customer
 *   - An error, such as pictures that cannot be removed
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body ConfirmVerificationRequest
 * @returns ConfirmVerificationAnswer
 */
export const confirmCustomerVerification: Call<'confirmCustomerVerification'> = /* @__PURE__ */ callOf('confirmCustomerVerification', { method: 'POST', path: '/api/customer/customerverify' });

/**
 * Compare a new selfie before an order.
 *
 * The selfie was uploaded under the customer's application, and is deleted once it was compared; orderID is the cart's id. A match lets this cart be ordered within the hour (API-27, BD-27, X-075 to X-077).
 *
 * `POST /connect/verifyorder/verify`
 *
 * Answers:
 * - 200: Whether it is the verified person.
 *   - The same person
 *   - Another person
 *   - The verifier fails
 *   - Not the customer's verification id
 *   - No selfie was uploaded
 *   - No such cart, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body VerifyFaceForOrderRequest
 * @returns VerifyFaceForOrderAnswer
 */
export const verifyFaceForOrder: Call<'verifyFaceForOrder'> = /* @__PURE__ */ callOf('verifyFaceForOrder', { method: 'POST', path: '/connect/verifyorder/verify' });

/**
 * Delete one's own identity pictures.
 *
 * Deletes every picture of the caller's checks, and what was read from those that are not finished. A finished check stays: it holds no picture. The documents name no such call (BDG-05).
 *
 * `POST /connect/identity/deletepictures`
 *
 * Answers:
 * - 200: The outcome.
 *   - None is left, also when there was none
 *   - The image store fails; what it still holds is deleted within a day
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body DeleteIdentityPicturesRequest
 * @returns IdentityOutcome
 */
export const deleteIdentityPictures: Call<'deleteIdentityPictures'> = /* @__PURE__ */ callOf('deleteIdentityPictures', { method: 'POST', path: '/connect/identity/deletepictures' });

/**
 * Get a signed link to upload a selfie.
 *
 * Good for 3600 seconds and for exactly `{applicationID}_selfie.jpg`, JPEG only. The documents name the upload but no path (BD-50, EXT-03, KYC-15, X-078).
 *
 * `POST /connect/selfie/link`
 *
 * Answers:
 * - 200: The link, or why there is none.
 *   - A link to this server
 *   - The application belongs to another customer
 *   - The id cannot be part of a file name
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body SelfieLinkRequest
 * @returns SelfieLinkAnswer
 */
export const createSelfieUploadLink: Call<'createSelfieUploadLink'> = /* @__PURE__ */ callOf('createSelfieUploadLink', { method: 'POST', path: '/connect/selfie/link' });

/**
 * Fetch a selfie by a signed link.
 *
 * For the verifier. The link is the permission; no token is read (BD-50, X-078).
 *
 * `GET /connect/selfie/{fileName}`
 *
 * Answers:
 * - 200: The picture.
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 403: The link's signature is wrong, or the link has expired (BD-50).
 *   - The link has expired
 *   - The link was changed
 * - 404: Nothing is at this path.
 *   - Unknown path
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @returns bytes
 */
export const downloadSelfie: Call<'downloadSelfie'> = /* @__PURE__ */ callOf('downloadSelfie', { method: 'GET', path: '/connect/selfie/{fileName}', reads: true, binaryAnswer: true });

/**
 * Upload a selfie by a signed link.
 *
 * The link is the permission; no token is read. A second upload replaces the first (BD-50, KYC-16, X-078).
 *
 * `PUT /connect/selfie/{fileName}`
 *
 * Answers:
 * - 200: The outcome.
 *   - Stored
 *   - The bytes are not a JPEG
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 403: The link's signature is wrong, or the link has expired (BD-50).
 *   - The link has expired
 *   - The link was changed
 * - 413: The body is larger than this call accepts.
 *   - The body is too large
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body image/jpeg
 * @returns IdentityOutcome
 */
export const uploadSelfie: Call<'uploadSelfie'> = /* @__PURE__ */ callOf('uploadSelfie', { method: 'PUT', path: '/connect/selfie/{fileName}', bodyType: 'image/jpeg' });

/**
 * The customer's orders.
 *
 * Newest first, items grouped by delivery method. API-37, BD-37, X-156, X-169 to X-172.
 *
 * `POST /api/account/myorders`
 *
 * Answers:
 * - 200: The orders, or code -1 when there are none.
 *   - A delivery, a pickup and a dine-in order
 *   - No orders yet
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body OrdersRequest
 * @returns Orders
 */
export const listOrders: Call<'listOrders'> = /* @__PURE__ */ callOf('listOrders', { method: 'POST', path: '/api/account/myorders', reads: true });

/**
 * Add a prepaid product to the wallet cart.
 *
 * Needs balance and a retailer that redeems it; nothing is debited until the order is placed. API-13, BD-13, X-159, X-160, X-164, X-165. Repeated with the same key, it is added once.
 *
 * `POST /wallet/wallet/walletAddToCart`
 *
 * Answers:
 * - 200: The wallet cart, or the reason for a refusal.
 *   - Added
 *   - The retailer has none of it left
 *   - Not enough is left
 *   - This retailer does not redeem it
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 422: The idempotency key was used before with other content.
 *   - Same key, other content
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body WalletAddRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice.
 * @returns WalletAddAnswer, out of its list
 */
export const addWalletProductToCart: Call<'addWalletProductToCart'> = /* @__PURE__ */ callOf('addWalletProductToCart', { method: 'POST', path: '/wallet/wallet/walletAddToCart', idempotent: true, wrapped: true });

/**
 * List what a customer can redeem at a vendor.
 *
 * The customer's balances joined with what the vendor has in stock. API-14, BD-14, X-160, X-166.
 *
 * `POST /api/walletproductlst/walletProducts`
 *
 * Answers:
 * - 200: The products, possibly none.
 *   - Balances exist
 *   - Nothing to redeem
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body WalletProductsRequest
 * @returns a list of WalletProduct
 */
export const listWalletProducts: Call<'listWalletProducts'> = /* @__PURE__ */ callOf('listWalletProducts', { method: 'POST', path: '/api/walletproductlst/walletProducts', reads: true });

/**
 * Cancel a redemption.
 *
 * Possible until the hour of its visit: the millilitres it held return to the wallet and the bottles to stock. Cancelling again has the same answer. Not in the specification.
 *
 * `POST /wallet/wallet/cancel`
 *
 * Answers:
 * - 200: The outcome.
 *   - Cancelled
 *   - Its visit has come, or it redeems nothing
 *   - No such order, or another customer's
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body CancelRedemptionRequest
 * @returns Outcome
 */
export const cancelRedemption: Call<'cancelRedemption'> = /* @__PURE__ */ callOf('cancelRedemption', { method: 'POST', path: '/wallet/wallet/cancel' });

/**
 * The customer's wallet.
 *
 * Balances by order line, the newest first, with state, star category and every change of the balance. API-38, BD-38, X-159.
 *
 * `POST /wallet/wallet/index`
 *
 * Answers:
 * - 200: The rows, or code -1 when there are none.
 *   - Balances in two states
 *   - The wallet is empty
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer.
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 *
 * @param connection where the shop is, and who calls
 * @param input.body WalletRequest
 * @returns Wallet
 */
export const getWallet: Call<'getWallet'> = /* @__PURE__ */ callOf('getWallet', { method: 'POST', path: '/wallet/wallet/index', reads: true });
