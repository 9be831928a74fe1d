// Generated from openapi/ by npm run generate. Never edited.

import { callOf, type Call } from '../src/call-of';
import type { AnswerShapes, RequiredFields, Shape } from '../src/reading/shape';
import type { OperationTable } from '../src/operation';
import type { ExampleAnswers } from '../src/testing/example-answer';

/** Every path of the document, and its calls by method. */
export interface paths {
    "/connect/index/homepage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Store information and home content for a zipcode
         * @description Checks a zipcode and returns the home page of the locations that serve it; without a zipcode, the home page of every location. API-02, BD-02, X-022, X-031, X-185.
         */
        get: operations["getHomepage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/index/getaddressbyzipcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The locations that serve a zipcode
         * @description The check of the entry gate and of the product page. The gate sends a captcha solution: one that is sent must be good, and without one the call is limited more tightly. API-28, BD-28, X-022, X-025, X-059.
         */
        get: operations["lookUpZipcode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/citylist/currentservicearea": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The served zipcodes of a city
         * @description City and state are compared without regard to case. API-15, BD-15.
         */
        post: operations["listServedPostcodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/index/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banners of the entry gate
         * @description One list for wide windows and one for narrow ones. API-29, BD-29, X-032.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha challenge to solve
         * @description The solution travels once, in the header X-Captcha-Solution of the call it protects. Never cached. X-059.
         */
        get: operations["createCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/index/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by name
         * @description For the search box and the results page: products with every word of q in their name, or else in their brand, type or category; names come first. A blank q finds nothing; the default limit is 20. API-07, BD-07, X-018, X-114, X-126.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/index/categorylist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The category tree
         * @description Up to three levels, with 1017 as the root (X-019). API-08, BD-08.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/index/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product with all details
         * @description Its sizes, and for each size the speeds, locations and prices at the zipcode. API-09, BD-09, X-110 to X-113, X-123.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agent/recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products similar to one
         * @description Of the same category and available at the zipcode, never the product itself. API-10, BD-10, X-101.
         */
        get: operations["listRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/index/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a category
         * @description Products of the category and its descendants, with the filters that apply to them. A page beyond the last one is empty and has the correct totals. API-11, BD-11, X-104, X-105, X-126.
         */
        get: operations["listCategoryProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/index/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of filtered or sorted products
         * @description OR inside a list, AND between lists; an empty list does not filter. API-12, BD-12, X-103, X-105, X-106, X-127.
         */
        post: operations["filterProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Vendordata/getFilteredProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of a vendor's shop
         * @description Every page or filter after the first view of the vendor. Sizes OR, price ranges OR, AND between the two lists, in one size of a product. API-16, BD-16, X-118, X-127.
         */
        post: operations["filterVendorProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Vendordata/getVendorData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A vendor's profile and first shop page
         * @description Profile, about, reviews, delivery information and products. API-17, BD-17, X-117, X-118.
         */
        post: operations["getVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/dineinRetailerList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The retailers with dine-in at a zipcode
         * @description Code -1 says that the zipcode is not supported at all. API-03, BD-03, X-121, X-161.
         */
        post: operations["listDineInRetailers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendorsbyproduct/applyproducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The retailers where a customer can redeem
         * @description In a state and a star category, 0 being all. The customer must own the token. API-18, BD-18, X-085, X-161.
         */
        post: operations["listRedemptionRetailers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/driverslot/getslot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The driver slots of a day
         * @description Without the slots that have started or are full, in the vendor's time zone. API-04, BD-04, X-047 to X-049.
         */
        post: operations["listDriverSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The delivery speeds at a zipcode
         * @description With retailers, methods and fees; the flags choose the kind of delivery. API-41, BD-41, X-037, X-038, X-043 to X-045, X-057.
         */
        post: operations["listDeliverySpeeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/delivery/nextDeliveryDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first day each vendor can deliver
         * @description With the holidays that cannot be chosen. API-43, BD-43, X-050, X-051.
         */
        post: operations["getNextDeliveryDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/clearCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Empty the cart
         * @description Deletes every line and the coupon. It is a GET that changes something, so the answer must not be cached; repeating it has no further effect. A cart that belongs to a customer needs that customer's token (API-05, BD-05, X-139, X-140).
         */
        get: operations["clearCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/addtocart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a variant to the cart
         * @description Adds to the line of the same variant, location and speed, or creates one; creates a cart when cart_id is blank. The price is that of the speed at the location. A visitor may call it (API-06, BD-06, X-039, X-111, X-115, X-131). Repeated with the same key, it is added once; the answer counts what the cart holds at that time (X-150).
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/showcart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the cart, and apply or remove a coupon
         * @description Lines, group fees, coupon and totals. A refused coupon leaves the cart unchanged; the answer is the cart with code -1 and a message, which may be blank (API-44, BD-44, X-129, X-131, X-141).
         */
        post: operations["showCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/deleteitem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a line from the cart
         * @description Removes the line if the cart is the caller's (API-45, BD-45, X-138, X-140).
         */
        post: operations["removeCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/updateitem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the quantity of a line
         * @description Sets the quantity if stock allows; 0 removes the line (API-46, BD-46, X-115, X-138, X-140).
         */
        post: operations["updateCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api/account/stripeDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the card provider's public key
         * @description The path repeats /api, as documented. No session is needed (API-01, BD-01, X-147, X-182).
         */
        post: operations["getPublishableKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/paymentmethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List saved cards and payment methods
         * @description The customer's or guest's own cards, and the payment methods for this cart (API-40, BD-40, X-143, X-144, X-164).
         */
        post: operations["listPaymentMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/mycards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card, or register it for one payment
         * @description Called after the provider's client created two tokens and the billing address was saved. A card that is already saved is not duplicated; its billing address is replaced (API-39, BD-39, PAY-24, X-067, X-145, X-146).
         */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/orderreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the cart for an address, speed and method
         * @description Same answer as showcart, priced for these choices (API-42, BD-42, X-131, X-136, X-137).
         */
        post: operations["reviewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payuapi/payu/varifyUpi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a UPI id exists
         * @description Checks the format, then asks the provider. The path is spelled varifyUpi (API-47, BD-47, X-082).
         */
        post: operations["verifyUpi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/placeorder/placeorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order
         * @description One transaction re-checks ownership, stock, zipcode, dates, slots and tip, prices everything again, holds the payment and closes the cart. One cart makes one order: placing it again returns the same order, and so does repeating an Idempotency-Key (API-48, BD-48, X-128, X-134, X-135, X-142, X-143, X-150, X-156).
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/placeorder/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the outcome of an attempt to place an order
         * @description For a shopper whose answer was lost: returns the actual outcome before any retry. The attempt is identified by its Idempotency-Key, or else by the cart. Not in the specification (X-150).
         */
        post: operations["getOrderAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Checks the password, issues a token and merges the visitor's cart into the customer's. A wrong password and an unknown e-mail get the same message. The answer must not be cached (API-19, BD-19, X-059, X-060, X-065, X-068, X-084).
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates the customer, takes over the visitor's cart and issues a token. The answer must not be cached (API-20, BD-20, X-059, X-060, X-061, X-064).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/guestcart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue as a guest with an e-mail
         * @description Creates a guest customer for this cart and issues a token that gives access to nothing else, even if a member has the same e-mail (API-21, BD-21, X-059, X-066, X-067, X-090).
         */
        post: operations["startGuestSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description Mails a link if the e-mail has an account, and gives the same answer after the same time if it has none (API-22, BD-22, X-059, X-070, X-131, X-186).
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset token
         * @description The token works once and for 60 minutes. Every session of the customer ends, and older links expire (API-23, BD-23, X-071, X-072).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Revokes the token. An unknown or revoked token gets the same answer, so there is no 401. The specification names the call but no path (BD-49, EXT-05, X-083).
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/customer/getaddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shipping addresses of a customer with GET
         * @deprecated
         * @description The specification does not show the method; this form returns shipping addresses like the POST, and takes the token only from the Authorization header (API-30, X-091).
         */
        get: operations["listAddressesByQuery"];
        put?: never;
        /**
         * List the addresses of a customer
         * @description The customer's or guest's own addresses of one type, the primary first; another customer's id gets 401 (API-30, BD-30, X-067, X-085, X-091).
         */
        post: operations["listAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/customer/addaddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a shipping or billing address
         * @description Checks every rule of the form again. A guest session may call it for its own order. An address that is sent again, perhaps because the answer was lost, is saved once (API-31, BD-31, X-035, X-067, X-092, X-094, X-097).
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/customer/updateAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit an address
         * @description Checks ownership and the rules of the form; splits street (API-32, BD-32, X-095, X-096).
         */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/customer/deleteAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description The owner comes from the Authorization header. Orders keep their own copy, and deleting the primary address leaves no primary address (API-33, BD-33, X-085, X-098).
         */
        post: operations["deleteAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/setdefaultshippingaddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an address the primary one
         * @description The previous primary address becomes ordinary. The owner comes from the Authorization header (API-34, BD-34, X-085, X-131).
         */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/mydashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the account, and save preferences
         * @description A guest session has a blank name, by which the shop tells it from a member. Preferences that are sent are saved first (API-35, BD-35, X-005, X-088).
         */
        post: operations["getDashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/RemoveCreditCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a saved card
         * @description Removes the card if it is the caller's, here and at the card provider (API-36, BD-36).
         */
        post: operations["removeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/uploadkyc/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one side of the identity document
         * @description The image is decoded, checked, stripped of its metadata and stored as JPEG under the application, until the check is finished and for a day at most (API-24, BD-24, KYC-13, X-081).
         */
        post: operations["uploadIdentityDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/verifycustomer/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare the selfie with the document
         * @description Needs front, back and selfie. Answers only for the caller's own application (API-25, BD-25, KYC-17, X-079 to X-082).
         */
        post: operations["verifyIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/customerverify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the identity check into the account
         * @description The server does not trust is_verified: it requires its own stored match, for this customer, and an age over 21 (API-26, BD-26, KYC-18, X-073, X-077).
         */
        post: operations["confirmCustomerVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/verifyorder/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare a new selfie before an order
         * @description The selfie was uploaded under the customer's application, and is deleted once it was compared; orderID is the cart's id. A match lets this cart be ordered within the hour (API-27, BD-27, X-075 to X-077).
         */
        post: operations["verifyFaceForOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/identity/declareage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare to be over 21
         * @description Keeps with the session what the shopper declared at the gate (X-011); alcohol is not sold without it where the deployment relies on declarations. Of the sessions of members and guests. The specification names no such call.
         */
        post: operations["declareAge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/identity/deletepictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one's own identity pictures
         * @description Deletes every picture of the caller's checks, and what was read from those that are not finished. A finished check stays: it holds no picture. The documents name no such call (BDG-05).
         */
        post: operations["deleteIdentityPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/selfie/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a signed link to upload a selfie
         * @description Good for 3600 seconds and for exactly `{applicationID}_selfie.jpg`, JPEG only. The documents name the upload but no path (BD-50, EXT-03, KYC-15, X-078).
         */
        post: operations["createSelfieUploadLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/selfie/{fileName}": {
        parameters: {
            query: {
                /**
                 * @description When the link ends, in seconds since 1970.
                 * @example 1906718400
                 */
                expires: number;
                /**
                 * @description Over method, file name and end; a wrong one gets 403.
                 * @example 5f2b9c
                 */
                signature: string;
            };
            header?: never;
            path: {
                /** @example APP-OK_selfie.jpg */
                fileName: components["schemas"]["SelfieFileName"];
            };
            cookie?: never;
        };
        /**
         * Fetch a selfie by a signed link
         * @description For the verifier. The link is the permission; no token is read (BD-50, X-078).
         */
        get: operations["downloadSelfie"];
        /**
         * Upload a selfie by a signed link
         * @description The link is the permission; no token is read. A second upload replaces the first (BD-50, KYC-16, X-078).
         */
        put: operations["uploadSelfie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/myorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's orders
         * @description Newest first, items grouped by delivery method. API-37, BD-37, X-156, X-169 to X-172.
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/wallet/walletAddToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a prepaid product to the wallet cart
         * @description Needs balance and a retailer that redeems it; nothing is debited until the order is placed. API-13, BD-13, X-159, X-160, X-164, X-165. Repeated with the same key, it is added once (X-150).
         */
        post: operations["addWalletProductToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walletproductlst/walletProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what a customer can redeem at a vendor
         * @description The customer's balances joined with what the vendor has in stock. API-14, BD-14, X-160, X-166.
         */
        post: operations["listWalletProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/wallet/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a redemption
         * @description Possible until the hour of its visit: the millilitres it held return to the wallet and the bottles to stock. Cancelling again has the same answer. Not in the specification (X-159).
         */
        post: operations["cancelRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/wallet/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's wallet
         * @description Balances by order line, the newest first, with state, star category and every change of the balance. API-38, BD-38, X-159.
         */
        post: operations["getWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** What is sent and answered, by its name in the document: `components['schemas']['Cart']`. */
export interface components {
    schemas: {
        /**
         * @description Always 1; 1 is assumed when it is absent, another value is answered with code -1 (X-184).
         * @default 1
         * @example 1
         */
        StoreId: number;
        /**
         * @description A zipcode as sent. The format is not enforced here, so that a wrong one gets the call's own message.
         * @example 10001
         */
        ZipcodeInput: string;
        /**
         * @description One location id, or several of them separated by commas (X-029). Blank means every location.
         * @example 11,12,13
         */
        LocIdList: string;
        /**
         * @description Only results of this delivery type (Same Day, Next Day, Farm Direct); blank means all (X-030).
         * @example Same Day
         */
        CourierType: string;
        /**
         * @description A text that may be shown to the shopper as it is.
         * @example Fetched
         */
        Message: string;
        /** @description Text shown over a picture that contains none and has room for it on its left. Without a caption the picture is shown as it is. */
        BannerCaption: {
            /** @description A few words above the heading. */
            eyebrow?: string;
            /** @description A sentence below the heading. */
            text?: string;
            /** @description Label of the link; `Shop now` without one. */
            action?: string;
            /**
             * @description Of the left of the picture; the text is in a colour that contrasts with it.
             * @enum {string}
             */
            tone: "light" | "dark";
        };
        Banner: {
            imageurl: string;
            /** @description Target of the link; absent or blank if there is none. */
            link?: string;
            /** @description Alternative text of the picture; with a caption, its heading. */
            title?: string;
            caption?: components["schemas"]["BannerCaption"];
        };
        /**
         * @description An id, as a string of digits.
         * @example 101
         */
        Id: string;
        /**
         * @description US dollars with two decimals, as a string, so that no price is ever a float (X-130).
         * @example 12.50
         */
        DecimalString: string;
        PriceRange: {
            /** @example 25-50 */
            value: string;
            /** @example $25-$50 */
            label: string;
        };
        /**
         * @description Millilitres as a string, or for flowers a label (No Vase, With Vase, Bulk Flowers) (X-108).
         * @example 750
         */
        BottleSize: string;
        ListingVariant: {
            id: components["schemas"]["Id"];
            /** @description The product's sku with the size behind it. */
            sku: string;
            price: components["schemas"]["DecimalString"];
            pricerange: components["schemas"]["PriceRange"][];
            image: string;
            bottle_size: components["schemas"]["BottleSize"];
        };
        /**
         * @description How a product travels. Same Day is shown as Local, Next Day as Courier (GEN-10, X-036).
         * @example Same Day
         * @enum {string}
         */
        DeliveryType: "Same Day" | "Next Day" | "Farm Direct";
        OfferedSpeed: {
            Type: components["schemas"]["DeliveryType"];
        };
        /** @description The speeds at which anything of it is sold at the locations asked for, fastest first. */
        SpeedList: components["schemas"]["OfferedSpeed"][];
        /** @description The mean of its ratings, rounded to one decimal; absent without a review. */
        MeanRating: number;
        /** @description How many reviews it has. */
        ReviewCount: number;
        /** @description Whether anything of it is in stock at the locations asked for. */
        InStock: boolean;
        /**
         * Format: date
         * @description A calendar date, YYYY-MM-DD (X-052).
         * @example 2030-06-03
         */
        IsoDate: string;
        ListingProduct: {
            id: components["schemas"]["Id"];
            /**
             * @description config is a product with variants.
             * @enum {string}
             */
            type: "config" | "simple";
            name: string;
            sku: string;
            image: string;
            child: components["schemas"]["ListingVariant"][];
            speed_id?: components["schemas"]["SpeedList"];
            rating?: components["schemas"]["MeanRating"];
            review_count?: components["schemas"]["ReviewCount"];
            in_stock?: components["schemas"]["InStock"];
            /** @description The day on which the product, a size or an offer changed last, for search engines; absent if unknown. */
            updated_at?: components["schemas"]["IsoDate"];
        };
        /** @description A top category with some of its products; shown as OUR TOP {category}. */
        HomeCategory: {
            categoryName: string;
            products: components["schemas"]["ListingProduct"][];
        };
        HomeVendor: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The logo; absent or blank if there is none. */
            imageurl?: string;
            /** @description Where its location is that delivers to the zipcode. */
            city?: string;
            state?: string;
        };
        HomeDelivery: {
            type: components["schemas"]["DeliveryType"];
            delivery_date: components["schemas"]["IsoDate"];
            /** @description Days from today, as the shops count them; 0 for today. */
            days_ahead: number;
            /** @description When the last driver slot ends that is free on that day; absent for speeds without drivers. */
            until?: string;
        };
        /** @description Store information and home content in one answer (X-185). With errorCode 1 only the message matters. */
        HomePage: {
            /**
             * @description 1 when a zipcode was given that is invalid or not served (X-031).
             * @enum {integer}
             */
            errorCode: 0 | 1;
            /**
             * @description -1 when there is nothing to show; message says so.
             * @enum {integer}
             */
            code: 1 | -1;
            message?: components["schemas"]["Message"];
            /** @description The accepted zipcode; blank when none was given. */
            zipcode?: string;
            city?: string;
            state?: string;
            loc_id?: components["schemas"]["LocIdList"];
            banner?: components["schemas"]["Banner"][];
            ads?: components["schemas"]["Banner"][];
            categories?: components["schemas"]["HomeCategory"][];
            topproduct?: components["schemas"]["ListingProduct"][];
            /** @description The vendors that deliver to the zipcode and have a profile; absent if the backend does not list them. */
            vendors?: components["schemas"]["HomeVendor"][];
            /** @description The next delivery to the zipcode at each speed, earliest first. Without a speed whose drivers are fully booked; absent if the backend does not say. */
            deliveries?: components["schemas"]["HomeDelivery"][];
        };
        /** @description A refusal with its reason (X-133). */
        ErrorMessage: {
            /** @constant */
            code: -1;
            message: components["schemas"]["Message"];
        };
        /** @description A fault of the server; the detail is shown to the shopper (NET-12). */
        ServerFault: {
            /** @example Something went wrong. Please try again. */
            detail: string;
        };
        /**
         * @description Five digits; a string because a zipcode may begin with 0 (X-023).
         * @example 10001
         */
        Zipcode: string;
        /** @description A location that serves the zipcode (code 1), or a served alternative to it (code 0) (X-025). */
        ZipcodeLocation: {
            zipcode?: components["schemas"]["Zipcode"];
            city?: string;
            state: string;
            loc_id: components["schemas"]["LocIdList"];
        };
        ZipcodeLookup: {
            /**
             * @description 1 is served, 0 is not served with alternatives in data, -1 is malformed or unknown (X-025).
             * @enum {integer}
             */
            code: 1 | 0 | -1;
            message?: components["schemas"]["Message"];
            data: components["schemas"]["ZipcodeLocation"][];
        };
        /** @example New York */
        City: string;
        /**
         * @description A US state or territory, by abbreviation.
         * @example NY
         */
        State: string;
        ServedPostcodesRequest: {
            city: components["schemas"]["City"];
            state: components["schemas"]["State"];
            store_id?: components["schemas"]["StoreId"];
        };
        ServedPostcodes: {
            /** @description Spelled like this on the wire. */
            avaialbepostcodes: components["schemas"]["Zipcode"][];
        };
        /**
         * @description 1 is success; -1 means none or failure (C§9).
         * @example 1
         * @enum {integer}
         */
        Code: 1 | -1;
        BannerLists: {
            code: components["schemas"]["Code"];
            /** @description For windows of 768 pixels and wider (X-032). */
            desktop: components["schemas"]["Banner"][];
            /** @description For narrower windows (X-032). */
            mobile: components["schemas"]["Banner"][];
        };
        CaptchaParameters: {
            algorithm: string;
            nonce: string;
            salt: string;
            cost: number;
            keyLength: number;
            keyPrefix: string;
            keySignature?: string;
            memoryCost?: number;
            parallelism?: number;
            /** @description Seconds since 1970. */
            expiresAt?: number;
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description An ALTCHA proof-of-work challenge; a solution is good for one call (X-059). */
        CaptchaChallenge: {
            parameters: components["schemas"]["CaptchaParameters"];
            signature: string;
        };
        SmallImage: {
            small_image: string;
        };
        /** @description A product as search, recommendations and related products show it (B§3). */
        ProductSummary: {
            id: components["schemas"]["Id"];
            name: string;
            image: components["schemas"]["SmallImage"][];
            /** @description The lowest price at the locations asked for; absent when none sells it. */
            price?: components["schemas"]["DecimalString"];
            /** @description The sizes that are sold at the locations asked for. */
            sizes?: components["schemas"]["BottleSize"][];
            speed_id?: components["schemas"]["SpeedList"];
            rating?: components["schemas"]["MeanRating"];
            review_count?: components["schemas"]["ReviewCount"];
            in_stock?: components["schemas"]["InStock"];
        };
        ListingPagination: {
            limit: number;
            current_page: number;
            /** @description 0 when nothing was found. */
            total_page: number;
            total_records: number;
        };
        SearchAnswer: {
            code?: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            products: components["schemas"]["ProductSummary"][];
            pagination: components["schemas"]["ListingPagination"];
            /** @description True if no product matches and those of the answer are similar, as a word may be misspelled. Beyond the documents; absent otherwise, and always from a backend that only finds what matches. */
            similar?: boolean;
        };
        Category: {
            category_id: components["schemas"]["Id"];
            /** @description Shop All stands for its parent and is listed with the parent's id (B§2). */
            category_name: string;
            /** @description A picture for the category's card (X-020). */
            image?: string;
            /** @description Child categories, three levels deep at most. */
            children: components["schemas"]["Category"][];
        };
        CategoryTree: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Category"][];
        };
        /**
         * @description An id as sent; an unknown one gets the call's own refusal.
         * @example 101
         */
        IdInput: string;
        AdditionalImage: {
            additional_image: string;
        };
        ProductImage: {
            small_image?: string;
            thumbnail?: string;
            base_image?: string;
            additional_images?: components["schemas"]["AdditionalImage"][];
        };
        /** @description A customer's review (X-113). */
        Review: {
            title?: string;
            detail?: string;
            nickname?: string;
            rating?: number;
            date?: components["schemas"]["IsoDate"];
        };
        /** @description One measure of a scale, from 0 to 100 (X-113). */
        ScalePoint: {
            label: string;
            value: number;
        };
        VendorListing: {
            vendor_name: string;
            prod_id: components["schemas"]["Id"];
            price: components["schemas"]["DecimalString"];
        };
        /**
         * @description 1 is yes, 0 is no.
         * @example 1
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A way this size can be delivered from one location; Price is what is charged (X-110). */
        SpeedOption: {
            Type: components["schemas"]["DeliveryType"];
            Loc_id: components["schemas"]["Id"];
            Price: components["schemas"]["DecimalString"];
            active: components["schemas"]["Flag"];
            Vendor_id: components["schemas"]["Id"];
            Vendor_name: string;
            /** @description The first date on which it is delivered, as in getNextDeliveryDates; absent where it cannot be bought, or the backend does not know. */
            delivery_date?: components["schemas"]["IsoDate"];
        };
        /** @description One size of a product; its id is the product_id of addtocart (X-111). */
        Variant: {
            id: components["schemas"]["Id"];
            bottle_size: components["schemas"]["BottleSize"];
            /** @description The lowest active speed's price (X-110). */
            price: components["schemas"]["DecimalString"];
            /** @description The former price; shown struck through when it is higher (X-110). */
            maximumprice?: components["schemas"]["DecimalString"];
            product_type?: string;
            product_category?: string;
            country_of_manufacture?: string;
            speed_id: components["schemas"]["SpeedOption"][];
        };
        /** @description Code 1 with the product, or code -1 when there is none with this id (X-123). */
        ProductDetail: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            id?: components["schemas"]["Id"];
            name?: string;
            /** @description Blank or absent is shown as N/A. */
            brand?: string;
            image?: components["schemas"]["ProductImage"][];
            /** @description Every picture once, in gallery order. */
            images?: string[];
            /** @description Plain text, its lines separated by CRLF; never HTML (X-122). */
            description?: string;
            reviews?: components["schemas"]["Review"][];
            review_count?: number;
            /**
             * @description Only in stock can be bought.
             * @enum {string}
             */
            stock_status?: "in stock" | "out of stock";
            related_products?: components["schemas"]["ProductSummary"][];
            taste_scale?: components["schemas"]["ScalePoint"][];
            skill_scale?: components["schemas"]["ScalePoint"][];
            time?: string;
            /** @description The zipcode that the speeds and prices hold for; blank when none was given. */
            zipcode?: string;
            /** @description Keyed by location id. */
            vendor_list?: {
                [key: string]: components["schemas"]["VendorListing"];
            };
            child?: components["schemas"]["Variant"][];
        };
        Recommendations: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            recommendations: components["schemas"]["ProductSummary"][];
        };
        FilterOption: {
            label: string;
            /** @description What is sent (X-127). */
            value: string;
            /** @description The products that this option and the chosen options of the other filters have together. Beyond the documents; a backend may leave it out. */
            count?: number;
            children?: components["schemas"]["FilterOption"][];
        };
        PriceFilter: {
            minprice: components["schemas"]["DecimalString"];
            maxprice: components["schemas"]["DecimalString"];
            /**
             * @description The request field that takes the chosen values.
             * @example priceranges
             */
            parameter: string;
            options: components["schemas"]["FilterOption"][];
        };
        Filter: {
            /**
             * @description The request field that takes the chosen values (size, catid).
             * @example size
             */
            parameter: string;
            options: components["schemas"]["FilterOption"][];
        };
        /** @description The filters that this listing offers, by name (B§3). */
        ListingFilters: {
            price?: components["schemas"]["PriceFilter"];
            size?: components["schemas"]["Filter"];
            type?: components["schemas"]["Filter"];
        };
        ProductListing: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            products: components["schemas"]["ListingProduct"][];
            filters: components["schemas"]["ListingFilters"];
            pagination: components["schemas"]["ListingPagination"];
        };
        /** @description OR inside a list, AND between lists (BD-12). */
        FilterRequest: {
            catid?: components["schemas"]["IdInput"][];
            priceranges?: string[];
            size?: string[];
            parent_category_id?: components["schemas"]["IdInput"];
            /** @description name_asc, name_desc, price_asc or price_desc; blank is the server's order (X-106). */
            sort_by?: string;
            zipcode?: components["schemas"]["ZipcodeInput"];
            loc_id?: components["schemas"]["LocIdList"];
            courier_type?: components["schemas"]["CourierType"];
            /**
             * @description Counted from 1; a page below 1 is read as 1 (X-102).
             * @default 1
             */
            page?: number;
            /** @default 20 */
            limit?: number;
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description A string on this call; 20 (B§9). 0 is read as 20, more than 100 as 100.
         * @default 20
         */
        VendorPageSize: string;
        VendorProductsRequest: {
            vendor_id: components["schemas"]["IdInput"];
            zipcode: components["schemas"]["ZipcodeInput"];
            /**
             * @description Counted from 1; a page below 1 is read as 1.
             * @default 1
             */
            page_no?: number;
            limit?: components["schemas"]["VendorPageSize"];
            /** @description Millilitres as strings; any of them matches (X-127). */
            size?: string[];
            /** @description 25-50, 50-75 or 100-150; any of them matches (X-127). */
            price_range?: string[];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description A string on this call (X-132).
         * @enum {string}
         */
        VendorStatus: "true" | "false";
        VendorVariant: {
            price: components["schemas"]["DecimalString"];
            bottle_size: components["schemas"]["BottleSize"];
            speed_id: components["schemas"]["SpeedList"];
        };
        VendorProduct: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The lowest price, shown as from $price. */
            price: components["schemas"]["DecimalString"];
            image: components["schemas"]["SmallImage"];
            child: components["schemas"]["VendorVariant"][];
            speed_id: components["schemas"]["SpeedList"];
            rating?: components["schemas"]["MeanRating"];
            review_count?: components["schemas"]["ReviewCount"];
            in_stock?: components["schemas"]["InStock"];
        };
        /** @description Spelled differently from listings (X-119). */
        VendorPagination: {
            current_page: number;
            total_pages: number;
            has_previous_page: boolean;
            has_next_page: boolean;
        };
        VendorProductPage: {
            status: components["schemas"]["VendorStatus"];
            message?: components["schemas"]["Message"];
            data?: components["schemas"]["VendorProduct"][];
            pagination?: components["schemas"]["VendorPagination"];
        };
        VendorRequest: {
            vendor_id: components["schemas"]["IdInput"];
            zipcode: components["schemas"]["ZipcodeInput"];
            /** @default 1 */
            page_no?: number;
            limit?: components["schemas"]["VendorPageSize"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The website is the first of website, vendor_website and website_url that is not blank; the phone likewise. */
        VendorInfo: {
            /** @description The name of the location, which distinguishes locations of one vendor. */
            vendor_name?: string;
            vendor_image_url?: string;
            website?: string;
            vendor_website?: string;
            website_url?: string;
            vendor_phone?: string;
            phone?: string;
        };
        AboutVendor: {
            loc_name?: string;
            formatted_address?: string;
            loc_address?: string;
            loc_city?: string;
            loc_state?: string;
            loc_postcode?: string;
            loc_phone?: string;
            /** @description Description of the vendor, plain text. Not in the specification. */
            description?: string;
        };
        DeliveryInformation: {
            /** @description Plain text, its lines separated by CRLF. */
            description?: string;
        };
        VendorShop: {
            data: components["schemas"]["VendorProduct"][];
            pagination: components["schemas"]["VendorPagination"];
        };
        /** @description The lists have one element, or none when nothing is known (X-117). */
        VendorProfile: {
            status: components["schemas"]["VendorStatus"];
            message?: components["schemas"]["Message"];
            vendor_info?: [
            ] | [
                components["schemas"]["VendorInfo"]
            ];
            about_vendor?: [
            ] | [
                components["schemas"]["AboutVendor"]
            ];
            reviews?: components["schemas"]["Review"][];
            delivery_information?: [
            ] | [
                components["schemas"]["DeliveryInformation"]
            ];
            products?: components["schemas"]["VendorShop"];
        };
        DineInRetailersRequest: {
            zipcode: components["schemas"]["ZipcodeInput"];
            /** @description The display place stored with the zipcode (X-029). */
            location?: string;
            store_id?: components["schemas"]["StoreId"];
        };
        Retailer: {
            loc_id: components["schemas"]["Id"];
            vendor_id: components["schemas"]["Id"];
            name: string;
            /** @description With a space on the wire (X-120). */
            "street 1"?: string;
            street2?: string;
            city: string;
            state: string;
            zipcode: components["schemas"]["Zipcode"];
            telephone?: string;
            /** @description One star to five. */
            price_category: number;
        };
        DineInRetailerData: {
            vendordata: components["schemas"]["Retailer"][];
        };
        DineInRetailers: {
            /** @description -1 when the zipcode is not supported. */
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data?: components["schemas"]["DineInRetailerData"];
        };
        /**
         * @description Identifies a customer; must be the owner of the token (X-085).
         * @example 501
         */
        CustomerId: string;
        RedemptionRetailersRequest: {
            customer_id: components["schemas"]["CustomerId"];
            state: components["schemas"]["State"];
            /** @description One star to five, 0 being all. */
            price_category: number;
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description A retailer to choose (X-121). */
        RetailerOption: {
            location_id: components["schemas"]["Id"];
            vendor_id: components["schemas"]["Id"];
            /** @description The name of the location, which distinguishes locations of one vendor. */
            vendor_name: string;
        };
        /** @description The location is vendor_loc_id, or else the locations of vendor_id, or else those that serve the zipcode (X-047). */
        SlotRequest: {
            /** @description YYYY-MM-DD; a date that is malformed or past gets code -1. */
            order_date: string;
            vendor_id?: components["schemas"]["IdInput"];
            vendor_loc_id?: components["schemas"]["IdInput"];
            zipcode?: components["schemas"]["ZipcodeInput"];
            store_id?: components["schemas"]["StoreId"];
        };
        TimeSlot: {
            /**
             * @description HH:mm in the vendor's time zone.
             * @example 10:00
             */
            start: string;
            /** @example 12:00 */
            end: string;
        };
        NoSlots: {
            /** @constant */
            code?: -1;
            message: components["schemas"]["Message"];
        };
        /** @description The slots, or a message that there are none (X-048). */
        SlotAnswer: components["schemas"]["TimeSlot"][] | components["schemas"]["NoSlots"];
        /**
         * @description The session token. May be blank or absent; the Bearer header may carry it instead, and both must agree (X-085).
         * @example tok_5QkJv0Yc8m2XwzT1bR7uFg
         */
        ApiToken: string;
        /**
         * @description Identifies a cart; unguessable (X-140). Blank when there is no cart yet.
         * @example crt_9f3b1c7a2e5d4860
         */
        CartId: string;
        /** @description What is not known yet may be blank or absent, except the zipcode (X-043, X-044). */
        DeliverySpeedsRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_id?: components["schemas"]["CartId"];
            delivery_address_id?: components["schemas"]["IdInput"];
            zipcode: components["schemas"]["ZipcodeInput"];
            delivery?: components["schemas"]["Flag"];
            dineinpickup?: components["schemas"]["Flag"];
            pickup?: components["schemas"]["Flag"];
            store_id?: components["schemas"]["StoreId"];
        };
        CheckoutRetailer: {
            id: components["schemas"]["Id"];
            name: string;
            phone?: string;
            address?: string;
            product_total?: components["schemas"]["DecimalString"];
            desc?: string;
            /** @example 1.2 mi */
            distance?: string;
            pickup_date?: components["schemas"]["IsoDate"];
            /** @example Ready in 1 hour */
            ready_time?: string;
            delivery_fee?: components["schemas"]["DecimalString"];
        };
        ShipMethod: {
            id: components["schemas"]["Id"];
            method: string;
            amount: components["schemas"]["DecimalString"];
            delivery_date?: components["schemas"]["IsoDate"];
            fee?: components["schemas"]["DecimalString"];
            /** @example 2~3 days */
            duration?: string;
            dropoff_eta?: string;
            pickup_date?: components["schemas"]["IsoDate"];
            isPrimary: boolean;
        };
        /** @description A speed without ship_methods is shown as disabled (B§4). */
        DeliverySpeed: {
            /** @description In the cart 1 is 1 Hour Delivery, 2 Courier Delivery, 3 Store Pickup, 10 Delivery on a chosen date; on the options page 1 is Dine-In, 2 Pick-Up, 3 Delivery (X-037, X-038). */
            speed_id: number;
            /** @enum {string} */
            name: "Courier Delivery" | "1 Hour Delivery" | "Store Pickup" | "Dine-In" | "Delivery" | "Pick-Up";
            description?: string;
            /** @description The first speed with a method; the client determines it as well (X-045). */
            isPrimary: boolean;
            delivery_fee?: components["schemas"]["DecimalString"];
            retailers: components["schemas"]["CheckoutRetailer"][];
            /** @description Cheapest first (X-057). */
            ship_methods: components["schemas"]["ShipMethod"][];
        };
        DeliverySpeeds: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["DeliverySpeed"][];
        };
        VendorDeliveryType: {
            /** @description A vendor or a vendor location; the client sends the cart's vendor_loc_id (X-051). */
            vendor_id: components["schemas"]["IdInput"];
            /** @description The speed label of the cart line, such as Same Day. */
            delivery_type: string;
        };
        NextDeliveryDatesQuestion: {
            vendors: components["schemas"]["VendorDeliveryType"][];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The specification has a bare list; because a list cannot carry store_id, the object is the canonical form (X-050). */
        NextDeliveryDatesRequest: components["schemas"]["NextDeliveryDatesQuestion"] | components["schemas"]["VendorDeliveryType"][];
        NextDeliveryDate: {
            /** @description As it was sent (X-051). */
            vendor_id: string;
            /** @description As it was sent. */
            delivery_type: string;
            delivery_date: components["schemas"]["IsoDate"];
            holidays: components["schemas"]["IsoDate"][];
        };
        NextDeliveryDates: {
            /**
             * @description 0 when a vendor is unknown.
             * @enum {integer}
             */
            status: 1 | 0;
            message?: components["schemas"]["Message"];
            response: components["schemas"]["NextDeliveryDate"][];
        };
        /** @description What a change of the cart came to (X-138). A refusal has only code -1 and its message. */
        CartChange: {
            code: components["schemas"]["Code"];
            message: components["schemas"]["Message"];
            cart_id?: components["schemas"]["CartId"];
            /**
             * @description Sum of the quantities, for the badge (X-069).
             * @example 3
             */
            total_products_in_cart?: number;
        };
        AddToCartRequest: {
            /** @description The id of the variant, which fixes the size (X-111). */
            product_id: components["schemas"]["IdInput"];
            /**
             * @description 1 to 24, and at most 24 with what the line holds already (X-115).
             * @example 2
             */
            qty: number;
            api_token?: components["schemas"]["ApiToken"];
            cart_id?: components["schemas"]["CartId"];
            /** @description The shopping zipcode; the location must serve it, and one cart has one zipcode. */
            zipcode: components["schemas"]["ZipcodeInput"];
            /** @description The location that sells it (the speed's Loc_id). */
            loc_id: components["schemas"]["IdInput"];
            /** @description 1 while shopping for dine-in, so that the order credits the wallet (X-159); 0 when absent. */
            wallet?: components["schemas"]["Flag"];
            /**
             * @description The delivery type's label, Same Day, Next Day or Farm Direct; not a number (X-039).
             * @example Same Day
             */
            speed_id: string;
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description Not in the specification. Why an addition was refused, beside the message: the caller has no cart with this id. It may have been deleted, since nobody had changed it for months, or be somebody else's. The shop sends the addition again without an id, and a new cart begins. A backend may leave it out.
         * @example cart-not-found
         * @enum {unknown}
         */
        AdditionRefusal: "cart-not-found";
        /** @description What an addition came to (X-138). A refusal has only code -1, its message and perhaps a reason. */
        AddToCartOutcome: {
            code: components["schemas"]["Code"];
            message: components["schemas"]["Message"];
            cart_id?: components["schemas"]["CartId"];
            /**
             * @description Sum of the quantities, for the badge (X-069).
             * @example 2
             */
            total_products_in_cart?: number;
            reason?: components["schemas"]["AdditionRefusal"];
        };
        /** @description The outcome comes alone in a list (X-131). */
        AddToCartAnswer: [
            components["schemas"]["AddToCartOutcome"]
        ];
        ShowCartRequest: {
            api_token?: components["schemas"]["ApiToken"];
            /** @description Blank or absent shows the customer's open cart, or an empty one. */
            cart_id?: components["schemas"]["CartId"];
            /**
             * @description Puts this coupon on the cart; blank takes it off; absent leaves it as it is (X-141).
             * @example SAVE10
             */
            coupon_code?: string;
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description Identifies one line of a cart (`cart_rid`).
         * @example 9001
         */
        CartLineId: string;
        /**
         * @description How the line travels: the delivery type it was bought for, never a number (ENT-29, X-036, X-039). A line redeemed from the wallet says Dine-In.
         * @example Same Day
         * @enum {string}
         */
        CartLineSpeed: "Same Day" | "Next Day" | "Farm Direct" | "Dine-In";
        /** @description One variant, of one vendor location, at one speed (ENT-28). */
        CartLine: {
            cart_rid: components["schemas"]["CartLineId"];
            /** @description The id of the variant, as sent to addtocart (X-111). */
            product_id: components["schemas"]["Id"];
            /** @description Not in the specification. The id of the product, to which the line links; without it the line is no link. */
            parent_id?: components["schemas"]["Id"];
            /** @example Harbor Light Bourbon */
            name: string;
            bottle_size: components["schemas"]["BottleSize"];
            /**
             * @description Address of the picture.
             * @example /media/products/101/front.svg
             */
            image: string;
            /**
             * @description Units on the line (X-115).
             * @example 2
             */
            qty: number;
            /** @description Price of one unit; 0.00 on a line redeemed from the wallet (X-164). */
            product_price: components["schemas"]["DecimalString"];
            /** @description product_price times qty. */
            row_total: components["schemas"]["DecimalString"];
            /**
             * @description The product's type (X-157).
             * @example config
             * @enum {string}
             */
            type: "config" | "simple";
            speed_id: components["schemas"]["CartLineSpeed"];
            /** @example Union Square Wines */
            vendor_name: string;
            /** @description The location that sells the line. Lines group by it and by speed_id (X-051). */
            vendor_loc_id: components["schemas"]["Id"];
            /** @description The delivery fee of the line's group; every line of the group repeats it, and it counts once in delivery_fee (X-129). */
            shipping_amount: components["schemas"]["DecimalString"];
            /** @description 1 when the line can no longer be bought. */
            out_of_stock: components["schemas"]["Flag"];
            /**
             * @description Why the line cannot be bought; blank otherwise, and then the shop's own text is shown (X-135).
             * @example
             */
            message: string;
        };
        /** @description The part of a cart's price that is one vendor's. Products and delivery are the vendor's own. What is computed for the whole cart is split: discount by subtotal, taxes by what is taxed of the vendor's, fee_amount by subtotal - discount + delivery_fee (evenly where that is nothing for all). Shares are rounded so that their sum is the whole, and grandtotal = subtotal - discount + delivery_fee + fee_amount + taxes (X-129). */
        VendorCost: {
            vendor_id: components["schemas"]["Id"];
            /** @example Union Square Wines */
            vendor_name: string;
            /** @description Sum of the vendor's row_total. */
            subtotal: components["schemas"]["DecimalString"];
            /** @description Its share of what the coupon takes off, as a positive amount. */
            discount: components["schemas"]["DecimalString"];
            /** @description Sum of its groups' shipping_amount. */
            delivery_fee: components["schemas"]["DecimalString"];
            /** @description Its share of the fees. */
            fee_amount: components["schemas"]["DecimalString"];
            /** @description Its share of the taxes. */
            taxes: components["schemas"]["DecimalString"];
            /** @description What of the cart's grandtotal is for this vendor. */
            grandtotal: components["schemas"]["DecimalString"];
        };
        /** @description The cart with its totals (ENT-27). Every amount is the server's own (X-128), and grandtotal = subtotal_discount + taxes + delivery_fee + fee_amount (X-129). With code -1 it is the unchanged cart, or an empty one when there is none to show (X-141). */
        Cart: {
            code: components["schemas"]["Code"];
            /**
             * @description Why the coupon or the cart was refused; blank when there is nothing to say, also with code -1.
             * @example
             */
            message: string;
            cart_id: components["schemas"]["CartId"];
            /** @description The lines, oldest first. */
            result: components["schemas"]["CartLine"][];
            /** @description Sum of every row_total. */
            subtotal: components["schemas"]["DecimalString"];
            /** @description What the coupon takes off, as a positive amount. */
            discount: components["schemas"]["DecimalString"];
            /** @description subtotal - discount (X-129). */
            subtotal_discount: components["schemas"]["DecimalString"];
            /** @description What is to be paid, before the driver's tip (X-041, X-129). */
            grandtotal: components["schemas"]["DecimalString"];
            /** @description processing_fee + packaging_fee + bank_charges + gst_on_fee (X-129). */
            fee_amount: components["schemas"]["DecimalString"];
            /** @description By the rates of the state of the shopping zipcode (X-129). */
            taxes: components["schemas"]["DecimalString"];
            /** @description Sum of the groups' shipping_amount (X-129). */
            delivery_fee: components["schemas"]["DecimalString"];
            /** @description The same amount as delivery_fee, under its second name (X-129). */
            delivery_charges: components["schemas"]["DecimalString"];
            /** @description Tax on the fees; part of fee_amount (X-129). */
            gst_on_fee: components["schemas"]["DecimalString"];
            /** @description Part of fee_amount (X-129). */
            processing_fee: components["schemas"]["DecimalString"];
            /** @description Part of fee_amount (X-129). */
            packaging_fee: components["schemas"]["DecimalString"];
            /** @description Part of fee_amount (X-129). */
            bank_charges: components["schemas"]["DecimalString"];
            /**
             * @description The coupon that stays on the cart; blank when there is none (X-141).
             * @example
             */
            coupon_code: string;
            /**
             * @description Sum of the quantities (X-069).
             * @example 3
             */
            total_items_count: number;
            /** @description The price by vendor, in the order of their first lines; every column adds up to the cart's own amount, to the cent. A backend may leave it out. */
            vendor_costs?: components["schemas"]["VendorCost"][];
        };
        /** @description The cart comes alone in a list (X-131). */
        CartAnswer: [
            components["schemas"]["Cart"]
        ];
        RemoveCartItemRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_rid: components["schemas"]["IdInput"];
            cart_id: components["schemas"]["CartId"];
            store_id?: components["schemas"]["StoreId"];
        };
        UpdateCartItemRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_rid: components["schemas"]["IdInput"];
            cart_id: components["schemas"]["CartId"];
            /**
             * @description 0 removes the line, 1 to 24 sets it (X-115).
             * @example 3
             */
            qty: number;
            /** @description The line's variant; when sent it must be the line's own. */
            product_id?: components["schemas"]["IdInput"];
            store_id?: components["schemas"]["StoreId"];
        };
        PublishableKeyRequest: {
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description With code -1 there is no data, and the screen stops silently (PAY-36). */
        PublishableKeyAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data?: {
                /**
                 * @description The card provider's public key; never a secret one.
                 * @example pk_sandbox_cork_and_petal
                 */
                publishable_key: string;
            };
        };
        PaymentMethodsRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_id: components["schemas"]["CartId"];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description Identifies a saved card.
         * @example card_visa4242
         */
        CardId: string;
        /**
         * @description The card's brand as the provider names it.
         * @example Visa
         */
        CardBrand: string;
        /** @description A card of the customer (ENT-35). My Account shows a part of it (ENT-36). */
        SavedCard: {
            id: components["schemas"]["CardId"];
            /**
             * @description The customer's id at the card provider.
             * @example cus_jane501
             */
            customer_stripe_id: string;
            /**
             * @description The card in a few words, to show and to send back.
             * @example Visa ending in 4242
             */
            card_info: string;
            /**
             * @description The last four digits; no more of the number is ever known here.
             * @example 4242
             */
            card_no: string;
            brand: components["schemas"]["CardBrand"];
            /**
             * @description The card holder.
             * @example Jane Doe
             */
            name: string;
            /** @example 8 */
            card_exp_month: number;
            /**
             * @description Four digits.
             * @example 2031
             */
            card_exp_year: number;
            address: {
                /**
                 * @description An id of the address book; blank when that address was deleted.
                 * @example 703
                 */
                billing_address_id: string;
            };
        };
        /**
         * @description 2 cards, 3 UPI, 4 payment on delivery (C§9, X-143).
         * @example 2
         * @enum {integer}
         */
        PaymentMethodId: 2 | 3 | 4;
        PaymentMethod: {
            id: components["schemas"]["PaymentMethodId"];
            /** @example Credit/Debit/ATM cards */
            name: string;
        };
        /** @description The saved cards, and the ways to pay for this cart (X-144). A refusal has only code and message. */
        PaymentMethodsAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            /** @description The customer's saved cards; empty for a guest. */
            data?: components["schemas"]["SavedCard"][];
            /** @description What may pay for this cart; a cart redeemed from the wallet allows payment on delivery alone (X-164). */
            payment_method?: components["schemas"]["PaymentMethod"][];
        };
        /** @example Jane */
        Name: string;
        /** @example 350 5th Avenue */
        Street: string;
        /** @example 2125550100 */
        Telephone: string;
        /** @description The saved billing address, by id, with its fields as they were typed. The id decides. */
        CardBillingAddress: {
            billing_address_id: components["schemas"]["IdInput"];
            first_name?: components["schemas"]["Name"];
            last_name?: components["schemas"]["Name"];
            street1?: components["schemas"]["Street"];
            street2?: components["schemas"]["Street"];
            city?: components["schemas"]["City"];
            state?: components["schemas"]["State"];
            zipcode?: components["schemas"]["ZipcodeInput"];
            nickname?: components["schemas"]["Name"];
            telephone?: components["schemas"]["Telephone"];
            /** @example US */
            country?: string;
        };
        SaveCardRequest: {
            api_token?: components["schemas"]["ApiToken"];
            /** @description Two single-use tokens of one card, made by the provider's client (PAY-23): the first ties the card to the customer, the second is kept for the payment. No card number is ever sent here (X-146). */
            card_token: [
                string,
                string
            ];
            billing_address: components["schemas"]["CardBillingAddress"];
            /** @description 0 makes a card that pays once and is not listed later (X-145). A guest always sends 0 (X-067). */
            wants_to_add_card: components["schemas"]["Flag"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The card that was just saved. */
        CardReference: {
            id: components["schemas"]["CardId"];
            /**
             * @description The customer's id at the card provider (`customer_stripe_id` elsewhere).
             * @example cus_jane501
             */
            customer: string;
            metadata: {
                /** @description The billing address of the card. */
                address_id: components["schemas"]["Id"];
            };
        };
        CardSaved: {
            /** @constant */
            code: 1;
            data: [
                components["schemas"]["CardReference"],
                ...components["schemas"]["CardReference"][]
            ];
        };
        CardRefused: {
            /** @constant */
            code: -1;
            data: {
                /**
                 * @description The provider's reason; when absent the shop shows its own text (PAY-33).
                 * @example Your card was declined.
                 */
                message?: string;
            };
        };
        /** @description data has two shapes, as documented (API-39, X-145). */
        SaveCardAnswer: components["schemas"]["CardSaved"] | components["schemas"]["CardRefused"];
        /**
         * @description The checkout's speeds, by number: 1 1 Hour Delivery, 2 Courier Delivery, 3 Store Pickup, 10 Delivery on a chosen date. Not the venue page's ids, and not the cart's labels (X-037, X-038, X-039).
         * @example 1
         */
        CheckoutSpeedId: number;
        /**
         * @description The id or name of a choice made earlier; blank when none was made.
         * @example 21
         */
        ChoiceInput: string;
        /**
         * @description A date, YYYY-MM-DD; blank when none was chosen (X-052).
         * @example 2030-06-03
         */
        DateInput: string;
        /**
         * @description An amount as the shopper saw it, with two decimals. The server calculates every price itself and ignores this one (X-128).
         * @example 6.99
         */
        AmountInput: string;
        /** @description The cart's identifiers are api_token and cart_id (X-137). */
        OrderReviewRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_id: components["schemas"]["CartId"];
            /** @description Blank for pick-up and dine-in. */
            delivery_address_id?: components["schemas"]["IdInput"];
            speed_id?: components["schemas"]["CheckoutSpeedId"];
            /** @description The retailer chosen for pick-up. Spelled like this (X-137). */
            retialer_id?: components["schemas"]["ChoiceInput"];
            ship_method_id?: components["schemas"]["ChoiceInput"];
            delivery_date?: components["schemas"]["DateInput"];
            ship_method?: components["schemas"]["ChoiceInput"];
            ship_method_amount?: components["schemas"]["AmountInput"];
            /** @description Echo of the chosen slot's or method's id (X-137). */
            avail_id?: components["schemas"]["ChoiceInput"];
            store_id?: components["schemas"]["StoreId"];
        };
        VerifyUpiRequest: {
            /** @example jane@okbank */
            upi_id: string;
            store_id?: components["schemas"]["StoreId"];
        };
        VerifyUpiAnswer: {
            /** @description 1 when the address has the right form and the provider knows it (PAY-29). */
            isVPAValid: components["schemas"]["Flag"];
        };
        /** @description When one line of the cart is to arrive. */
        DeliverableItem: {
            /** @description The line, by its cart_rid. */
            item_id: components["schemas"]["IdInput"];
            vendor_loc_id: components["schemas"]["IdInput"];
            date?: components["schemas"]["DateInput"];
            /**
             * @description Same-day lines only; start and end of the chosen slot, joined by a hyphen.
             * @example 10:00-12:00
             */
            timeslot?: string;
            shipping_amount?: components["schemas"]["AmountInput"];
        };
        /** @description The amounts are what the shopper saw; the server calculates its own, and refuses only a tip that is not one of the options (X-128). If something is missing for an order, the answer is 200 with a refusal. */
        PlaceOrderRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_id: components["schemas"]["CartId"];
            /** @description Blank for pick-up and dine-in. */
            delivery_address_id?: components["schemas"]["IdInput"];
            /** @description When blank, the customer's primary address (X-142). */
            billing_address_id?: components["schemas"]["IdInput"];
            speed_id?: components["schemas"]["CheckoutSpeedId"];
            /** @description The retailer chosen for pick-up. Spelled like this (X-137). */
            retialer_id?: components["schemas"]["ChoiceInput"];
            ship_method_id?: components["schemas"]["ChoiceInput"];
            delivery_date?: components["schemas"]["DateInput"];
            ship_method?: components["schemas"]["ChoiceInput"];
            ship_method_amount?: components["schemas"]["AmountInput"];
            /**
             * @description The saved or one-off card; for payment method 2.
             * @example card_visa4242
             */
            card_id?: string;
            /**
             * @description The customer's id at the card provider, as the card was given.
             * @example cus_jane501
             */
            customer_stripe_id?: string;
            /** @example Visa ending in 4242 */
            card_info?: string;
            /**
             * @description The second token of a new card; blank for a saved one (PAY-26).
             * @example
             */
            card_token?: string;
            taxes?: components["schemas"]["AmountInput"];
            delivery_fee?: components["schemas"]["AmountInput"];
            /**
             * @description The tip as an amount: 0, 5, 10, 15 or 20 per cent of subtotal, rounded half up to cents; blank is none (X-040, X-041).
             * @example 8.85
             */
            driver_tip?: string;
            /**
             * @description 2 cards, 3 UPI, 4 payment on delivery; another number is refused (X-143).
             * @example 2
             */
            payment_method: number;
            /**
             * @description The UPI id that pays, for payment method 3. Not in the specification (X-143).
             * @example jane@okbank
             */
            upi_address?: string;
            /**
             * @description Plain text (X-158).
             * @example Happy birthday, Sam!
             */
            gift_message?: string;
            /** @description The day of pick-up or dining, YYYY-MM-DD. */
            pickup_date?: components["schemas"]["DateInput"];
            /**
             * @description The slot or hour chosen for the order as a whole; blank when the lines carry their own.
             * @example
             */
            time_slot?: string;
            /** @description A date for each line, and a slot for each same-day line. */
            deliverable?: components["schemas"]["DeliverableItem"][];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description The number the shopper knows the order by; My Orders calls it increment_id (X-156).
         * @example 100001
         */
        OrderId: string;
        /** @description A variant that can no longer be sold as ordered; every line with it is marked (X-135). */
        InvalidItem: {
            product_id: components["schemas"]["Id"];
            /**
             * @description The reason; the storefront shows Out of Stock when it is blank or absent.
             * @example Only 1 left in stock.
             */
            message?: string;
        };
        /**
         * Format: uri-reference
         * @description Not in the specification. The page on which the shopper approves the payment with the provider: a URL, or a path of this backend. It returns to `/payment/success` or `/payment/fail` with the `orderId`. Absent if there is nothing to approve (X-151). An order that is not approved is canceled, and its cart is open again.
         * @example /payuapi/sandbox/0f8fad5b-d9cb-469f-a165-70867728950e
         */
        PaymentUrl: string;
        /**
         * @description Not in the specification. Why somebody may not buy alcohol, beside the message: the known date of birth is too recent; `declareAge` has not been called in this session; or an identity check is required. The shop offers the way to resolve it. A backend may leave it out.
         * @example age-not-declared
         * @enum {unknown}
         */
        AgeReason: "too-young" | "age-not-declared" | "identity-not-verified";
        /** @description An order was placed when code is 1 (ENT-42). The text 'false' is used for dates and slots only, -1 for every other refusal (X-134). */
        PlaceOrderAnswer: {
            /**
             * @description Two numbers and one text, as documented.
             * @example 1
             * @enum {unknown}
             */
            code: 1 | -1 | "false";
            /**
             * @description May be blank or absent when invalid_items has the reasons.
             * @example Your card was declined.
             */
            message?: string;
            order_id?: components["schemas"]["OrderId"];
            /** @description The server's own total, tip included (X-128). */
            amount_paid?: components["schemas"]["DecimalString"];
            /**
             * @description The address of the confirmation mail.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description The telephone number of the order's address.
             * @example 2125550100
             */
            phone?: string;
            invalid_items?: components["schemas"]["InvalidItem"][];
            payment_url?: components["schemas"]["PaymentUrl"];
            reason?: components["schemas"]["AgeReason"];
        };
        OrderAttemptRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_id: components["schemas"]["CartId"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The outcome of an attempt to place an order (X-150). */
        OrderAttemptAnswer: {
            /** @constant */
            code: 1;
            /**
             * @description placed: the order exists. pending: still in progress, ask again. failed: nothing was ordered or charged. unknown: no such attempt reached the server, or it is not the caller's; it may be made again with the same key.
             * @example placed
             * @enum {string}
             */
            status: "placed" | "pending" | "unknown" | "failed";
            order_id?: components["schemas"]["OrderId"];
            amount_paid?: components["schemas"]["DecimalString"];
            payment_url?: components["schemas"]["PaymentUrl"];
            /**
             * @description The reason, for failed.
             * @example Your card was declined.
             */
            message?: string;
        };
        /**
         * @description An e-mail address as typed; a malformed one gets the call's own message.
         * @example jane@example.com
         */
        Email: string;
        /**
         * @description At least 8 characters; a shorter one is refused with a message (C§9).
         * @example correct horse battery
         */
        PasswordInput: string;
        /** @description email and password may be sent in the query string instead; one of the two is required (X-060). */
        SignInRequest: {
            email?: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordInput"];
            /** @description The visitor's cart, to be merged into the customer's own (X-068). */
            cart_id?: components["schemas"]["CartId"];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description 1 once the customer's identity and age were verified (X-157).
         * @example 1
         * @enum {integer}
         */
        VerifiedFlag: 0 | 1;
        /** @description The session and what the shop shows of the customer (ENT-23, ENT-24). */
        SignInResult: {
            /** @description Valid for 30 days (X-084). */
            api_token: components["schemas"]["ApiToken"];
            /** @description The cart that survived the merge; blank when there is none (X-068). */
            cart_id: components["schemas"]["CartId"];
            customer_id: components["schemas"]["CustomerId"];
            is_verified: components["schemas"]["VerifiedFlag"];
            /**
             * @description Sum of the quantities. Spelled with product here, products elsewhere (X-069).
             * @example 3
             */
            total_product_in_cart: number;
            /**
             * @description For the greeting in the menu.
             * @example Jane Doe
             */
            cust_name: string;
            /**
             * @description The application id of the customer's identity check; blank without one (X-077).
             * @example APP-OK
             */
            verification_id?: string;
        };
        /** @description Success is both code 1 and the message success (X-065). */
        SignInAnswer: {
            code: components["schemas"]["Code"];
            /**
             * @description Exactly `success`, or the reason; may be absent with code -1.
             * @example success
             */
            message?: string;
            result?: components["schemas"]["SignInResult"];
        };
        /**
         * @description A preference switch, as text (X-088).
         * @example 1
         * @enum {string}
         */
        SwitchText: "0" | "1";
        /** @description email and password may be sent in the query string instead; one of the two is required (X-060). dob, gender, country and newsletter_subscription may be blank or absent (X-061). */
        RegisterRequest: {
            email?: components["schemas"]["Email"];
            password?: components["schemas"]["PasswordInput"];
            /** @description Must equal password. */
            confirm_password: components["schemas"]["PasswordInput"];
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            /** @description The visitor's cart, which the new customer takes over. */
            cart_id?: components["schemas"]["CartId"];
            /**
             * @description MM/DD/YYYY (X-052).
             * @example 04/23/1990
             */
            dob?: string;
            /** @example female */
            gender?: string;
            /**
             * @description ISO code; US is preset (ENT-48).
             * @example US
             */
            country?: string;
            newsletter_subscription?: components["schemas"]["SwitchText"];
            store_id?: components["schemas"]["StoreId"];
        };
        RegisterResult: {
            api_token: components["schemas"]["ApiToken"];
            /** @description Blank when there was no cart to take over. */
            cart_id: components["schemas"]["CartId"];
            customer_id: components["schemas"]["CustomerId"];
        };
        /** @description The shop signs in with the same credentials afterwards (X-064). */
        RegisterAnswer: {
            /**
             * @description 1 created, 2 the e-mail has an account, -1 a field is invalid (API-20).
             * @example 1
             * @enum {integer}
             */
            code: 1 | 2 | -1;
            message: components["schemas"]["Message"];
            result?: components["schemas"]["RegisterResult"];
        };
        GuestSessionRequest: {
            customer_email: components["schemas"]["Email"];
            cart_id: components["schemas"]["CartId"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description A refusal has only code and message. */
        GuestSessionAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data?: {
                /** @description A new guest customer, also when a member has the same e-mail (X-066). */
                customer_id: components["schemas"]["CustomerId"];
                /** @description Valid for 24 hours, for this guest's cart and order (X-067, X-090). */
                api_token: components["schemas"]["ApiToken"];
            };
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
            /** @description Sent by the auth page, not by the standalone page (X-186). */
            cart_id?: components["schemas"]["CartId"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The outcome comes alone in a list (X-131). */
        PasswordResetAnswer: [
            {
                code: components["schemas"]["Code"];
                message: components["schemas"]["Message"];
            }
        ];
        ChangePasswordRequest: {
            /**
             * @description From the link in the mail; works once, for 60 minutes (X-072).
             * @example rst_3Vd8Qp1Xk5Zt7Ny2
             */
            reset_token: string;
            new_password: components["schemas"]["PasswordInput"];
            /** @description Must equal new_password; only the server checks it (X-071). */
            confirm_password: components["schemas"]["PasswordInput"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The outcome of a call that returns nothing else. */
        Outcome: {
            code: components["schemas"]["Code"];
            /**
             * @description May be absent or blank with code -1; then the storefront shows its own text.
             * @example Saved.
             */
            message?: string;
        };
        SignOutRequest: {
            api_token?: components["schemas"]["ApiToken"];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @example shipping
         * @enum {string}
         */
        AddressType: "shipping" | "billing";
        /** @description An address as it is returned (ENT-30); requests use other names (X-096). */
        Address: {
            address_id: components["schemas"]["Id"];
            address_type: components["schemas"]["AddressType"];
            /** @example Home */
            address_nickname: string;
            /**
             * @description First and last name.
             * @example Jane Doe
             */
            name: string;
            /** @example Jane */
            firstname: string;
            /** @example Doe */
            lastname: string;
            /** @example 350 5th Avenue */
            street1: string;
            /**
             * @description Blank when there is none (X-094).
             * @example Floor 20
             */
            street2: string;
            /** @example New York */
            city: string;
            /** @example NY */
            state: string;
            /**
             * @description Always US (X-035).
             * @example US
             */
            country: string;
            zipcode: components["schemas"]["Zipcode"];
            /**
             * @description Ten digits.
             * @example 2125550100
             */
            telephone: string;
            /** @description 1 is the primary address; at most one is (BD-34, X-098). */
            default_address: components["schemas"]["SwitchText"];
        };
        AddressListAnswer: {
            /** @description -1 means that there are none (C§9). */
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            /** @description The primary address first. */
            data: components["schemas"]["Address"][];
        };
        ListAddressesRequest: {
            api_token?: components["schemas"]["ApiToken"];
            customerid?: components["schemas"]["CustomerId"];
            /** @description Shipping addresses when absent. */
            address_type?: components["schemas"]["AddressType"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description A shipping address (ENT-32) carries default_address; a billing address (ENT-33) carries billing_address, email and dob. address_type tells which it is (X-092). */
        AddAddressRequest: {
            api_token?: components["schemas"]["ApiToken"];
            address_type: components["schemas"]["AddressType"];
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            street1: components["schemas"]["Street"];
            /** @description May be blank or absent (X-094). */
            street2?: components["schemas"]["Street"];
            city: components["schemas"]["City"];
            state: components["schemas"]["State"];
            /** @description Exactly five digits, and in the city named if the zip directory knows it. */
            zipcode: components["schemas"]["ZipcodeInput"];
            nickname: components["schemas"]["Name"];
            /** @description Exactly ten digits. */
            telephone: components["schemas"]["Telephone"];
            /**
             * @description US, also when absent (X-035).
             * @example US
             */
            country?: string;
            /** @description Shipping only; 1 makes it the primary address and the previous one ordinary. */
            default_address?: components["schemas"]["SwitchText"];
            /** @description Billing only; always 1 (X-097). */
            billing_address?: components["schemas"]["SwitchText"];
            /** @description Billing only; the customer's or guest's (X-097). */
            email?: components["schemas"]["Email"];
            /**
             * @description Billing only; the customer's date of birth, MM/DD/YYYY, or blank (X-097).
             * @example 04/23/1990
             */
            dob?: string;
            store_id?: components["schemas"]["StoreId"];
        };
        AddAddressAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            /** @description Present with code 1. */
            address_id?: components["schemas"]["Id"];
        };
        /** @description Nickname, country and default stay as they are (X-095). */
        UpdateAddressRequest: {
            api_token?: components["schemas"]["ApiToken"];
            address_id: components["schemas"]["IdInput"];
            /**
             * @description street1, a newline, street2; the server splits it (X-095).
             * @example 350 5th Avenue
             *     Floor 20
             */
            street: string;
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            /** @description The zipcode, under the name this call gives it (X-096). */
            postcode: components["schemas"]["ZipcodeInput"];
            city: components["schemas"]["City"];
            state: components["schemas"]["State"];
            telephone: components["schemas"]["Telephone"];
            store_id?: components["schemas"]["StoreId"];
        };
        DeleteAddressRequest: {
            address_id: components["schemas"]["IdInput"];
            store_id?: components["schemas"]["StoreId"];
        };
        SetDefaultAddressRequest: {
            customer_id: components["schemas"]["CustomerId"];
            address_id: components["schemas"]["IdInput"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The outcome comes alone in a list (X-131). */
        SetDefaultAddressAnswer: [
            components["schemas"]["Outcome"]
        ];
        DashboardRequest: {
            api_token?: components["schemas"]["ApiToken"];
            /** @description When sent, saved before the answer is read (X-088). */
            newsletter_subscription?: components["schemas"]["SwitchText"];
            /** @description When sent, saved before the answer is read (X-088). */
            notification?: components["schemas"]["SwitchText"];
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description My Account (ENT-46). is_verified and verification_id are not in the specification; they let the storefront know both after a reload. */
        Dashboard: {
            /**
             * @description Full name; blank for a guest session, which distinguishes it from a member (X-005).
             * @example Jane Doe
             */
            name: string;
            /**
             * @description The primary address in one line; blank when there is none.
             * @example 350 5th Avenue, Floor 20, New York, NY 10001
             */
            address: string;
            /** @example jane@example.com */
            email: string;
            newsletter_subscription: components["schemas"]["SwitchText"];
            notification: components["schemas"]["SwitchText"];
            /** @description The saved cards (ENT-36). */
            list_cards: components["schemas"]["SavedCard"][];
            is_verified?: components["schemas"]["VerifiedFlag"];
            /**
             * @description The application id of the customer's identity check; blank without one (ENT-24, X-077).
             * @example APP-OK
             */
            verification_id?: string;
            /**
             * @description Not in the specification. 1 when the customer needs a face check before each order (X-075).
             * @example 0
             * @enum {integer}
             */
            face_check_before_order?: 0 | 1;
            /**
             * @description Not in the specification. Whether faces are really compared; the storefront shows it (X-079). Absent if identity checks are switched off.
             * @example simulated
             * @enum {string}
             */
            identity_check?: "simulated" | "real";
        };
        DashboardAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data?: components["schemas"]["Dashboard"];
        };
        RemoveCardRequest: {
            api_token?: components["schemas"]["ApiToken"];
            /** @example card_visa4242 */
            card_id: string;
            store_id?: components["schemas"]["StoreId"];
        };
        UploadIdentityDocumentRequest: {
            /**
             * @description A JPEG or PNG in base64, with or without a data URL's prefix; 5 MiB decoded at most.
             * @example /9j/4AAQSkZJRgABAQAAAQABAAD/2Q==
             */
            imageData: string;
            /**
             * @description The application id, then `_aadhaar_front.jpg` or `_aadhaar_back.jpg` (KYC-13).
             * @example APP-OK_aadhaar_front.jpg
             */
            fileName: string;
            store_id?: components["schemas"]["StoreId"];
        };
        /** @description The outcome of a step of the identity check. */
        IdentityOutcome: {
            code: components["schemas"]["Code"];
            /**
             * @description May be absent or blank with code -1; then the storefront shows its own text (X-081).
             * @example Image saved.
             */
            message?: string;
        };
        /**
         * @description The unique id of one identity check, generated by the storefront and bound to the customer who first uses it (KYC-06).
         * @example APP-OK
         */
        ApplicationId: string;
        VerifyIdentityRequest: {
            applicationID: components["schemas"]["ApplicationId"];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description The similarity of the two faces (X-080).
         * @example 93
         */
        FaceMatchPercent: number;
        /** @description What the verifier read from the documents (ENT-26). */
        IdentityVerification: {
            /** @description Whether the selfie shows the person on the document (X-080). */
            faceMatch: boolean;
            faceMatchPercent: components["schemas"]["FaceMatchPercent"];
            /**
             * @description DD/MM/YYYY, unlike the date in registration (X-052).
             * @example 23/04/1990
             */
            dob: string;
            /**
             * @description Masked except for the last four digits; no more is stored (X-082).
             * @example XXXXXXXX1234
             */
            aadharNumber: string;
        };
        VerifyIdentityAnswer: {
            /**
             * @description 1 the verifier answered, 2 it failed (KYC-26), -1 an image is missing or the application is not the caller's.
             * @example 1
             * @enum {integer}
             */
            code: 1 | 2 | -1;
            /**
             * @description With faceMatch false it may be absent; then the storefront shows its own text (KYC-24).
             * @example The selfie does not match the document.
             */
            message?: string;
            data?: components["schemas"]["IdentityVerification"];
        };
        ConfirmVerificationRequest: {
            api_token?: components["schemas"]["ApiToken"];
            /**
             * @description Always 1, and ignored; the server uses its own result (BD-26).
             * @constant
             */
            is_verified: 1;
            verificationid: components["schemas"]["ApplicationId"];
            store_id?: components["schemas"]["StoreId"];
        };
        ConfirmVerificationAnswer: {
            /**
             * @description 1 confirmed, 2 an error (KYC-26), -1 not verified or not old enough.
             * @example 1
             * @enum {integer}
             */
            code: 1 | 2 | -1;
            message?: components["schemas"]["Message"];
        };
        VerifyFaceForOrderRequest: {
            /** @description The customer's verification_id (X-077). */
            applicationID: components["schemas"]["ApplicationId"];
            /** @description The cart_id; there is no order yet (X-076). */
            orderID: components["schemas"]["CartId"];
            store_id?: components["schemas"]["StoreId"];
        };
        FaceMatch: {
            /** @description Whether the new selfie shows the verified person (X-080). */
            faceMatch: boolean;
            faceMatchPercent: components["schemas"]["FaceMatchPercent"];
        };
        VerifyFaceForOrderAnswer: {
            /**
             * @description 1 the verifier answered, 2 it failed (KYC-26), -1 the selfie is missing or something is not the caller's.
             * @example 1
             * @enum {integer}
             */
            code: 1 | 2 | -1;
            message?: components["schemas"]["Message"];
            data?: components["schemas"]["FaceMatch"];
        };
        DeclareAgeRequest: {
            api_token?: components["schemas"]["ApiToken"];
            store_id?: components["schemas"]["StoreId"];
        };
        DeleteIdentityPicturesRequest: {
            api_token?: components["schemas"]["ApiToken"];
            store_id?: components["schemas"]["StoreId"];
        };
        SelfieLinkRequest: {
            api_token?: components["schemas"]["ApiToken"];
            applicationID: components["schemas"]["ApplicationId"];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description The application id, then `_selfie.jpg` (KYC-14).
         * @example APP-OK_selfie.jpg
         */
        SelfieFileName: string;
        /** @description Where and how to PUT one selfie. */
        SelfieLink: {
            /**
             * @description A signed URL, of this server or of a bucket (X-078).
             * @example /connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=5f2b9c
             */
            url: string;
            /**
             * @description A signed URL to download the same selfie, for the identity verifier; valid for as long.
             * @example /connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=a41e07
             */
            downloadUrl: string;
            fileName: components["schemas"]["SelfieFileName"];
            /** @constant */
            contentType: "image/jpeg";
            /**
             * @description The largest selfie that is accepted, in bytes.
             * @example 5242880
             */
            maxBytes: number;
            /**
             * @description Seconds for which the link is valid (KYC-15).
             * @constant
             */
            expiresIn: 3600;
        };
        /** @description A refusal has only code and message. */
        SelfieLinkAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data?: components["schemas"]["SelfieLink"];
        };
        OrdersRequest: {
            api_token?: components["schemas"]["ApiToken"];
            store_id?: components["schemas"]["StoreId"];
        };
        /**
         * @description Progress of the order, or of an item (X-172).
         * @enum {string}
         */
        OrderStatus: "pending" | "processing" | "complete" | "canceled";
        /** @description Where an order was sent, as it was when it was placed. */
        OrderAddress: {
            /** @example Jane Doe */
            name: string;
            /** @example 350 5th Avenue */
            street1: string;
            /** @example  */
            street2: string;
            /** @example New York */
            city: string;
            /** @example NY */
            state: string;
            zipcode: components["schemas"]["Zipcode"];
        };
        OrderDelivery: {
            /** @description local, local delivery, driver, farm direct, courier, courier delivery, pickup or dine-in; compared without regard to case (X-170). */
            delivery_method: string;
        };
        OrderItem: {
            product_name: string;
            status: components["schemas"]["OrderStatus"];
            product_qty: number;
            /** @description Not in the specification. The id of the variant, as in the cart (X-111). */
            product_id?: components["schemas"]["Id"];
            /** @description Not in the specification. The id of the product. */
            parent_id?: components["schemas"]["Id"];
            /** @description Not in the specification. */
            bottle_size?: components["schemas"]["BottleSize"];
            /**
             * @description Not in the specification. Address of the product's picture; absent if the product is gone.
             * @example /media/products/101/front.svg
             */
            image?: string;
            /**
             * @description Not in the specification.
             * @example Union Square Wines
             */
            vendor_name?: string;
            /** @description Not in the specification. The day of the delivery or visit; absent if none was chosen. */
            delivery_date?: components["schemas"]["IsoDate"];
            row_total: components["schemas"]["DecimalString"];
            tax: components["schemas"]["DecimalString"];
        };
        Order: {
            /** @description The order number that the shopper sees (X-156). */
            increment_id: string;
            status: components["schemas"]["OrderStatus"];
            delivery_fee: components["schemas"]["DecimalString"];
            /** @description Not in the specification. The fees as shown in the cart (X-129); without them the amounts would not add up to the total. */
            fee_amount?: components["schemas"]["DecimalString"];
            tax: components["schemas"]["DecimalString"];
            driver_tip: components["schemas"]["DecimalString"];
            discount: components["schemas"]["DecimalString"];
            grand_total: components["schemas"]["DecimalString"];
            /**
             * Format: date-time
             * @description Not in the specification. When it was placed.
             * @example 2026-11-26T17:05:00.000Z
             */
            created_at?: string;
            /**
             * @description Not in the specification. What pays it, for people.
             * @example Visa ending in 4242
             */
            payment?: string;
            /** @description Not in the specification. Absent if nothing is delivered. */
            shipping_address?: components["schemas"]["OrderAddress"];
            /** @description The first one's delivery_method decides the tab (X-171). */
            items: components["schemas"]["OrderDelivery"][];
            local_delivery_items: components["schemas"]["OrderItem"][];
            courier_delivery_items: components["schemas"]["OrderItem"][];
            farm_direct_delivery_items: components["schemas"]["OrderItem"][];
        };
        Orders: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            /** @description Newest first. */
            data: components["schemas"]["Order"][];
        };
        WalletAddRequest: {
            api_token?: components["schemas"]["ApiToken"];
            cart_id?: components["schemas"]["CartId"];
            zipcode: components["schemas"]["ZipcodeInput"];
            product_id: components["schemas"]["IdInput"];
            /**
             * @description A string on this call; '1'.
             * @example 1
             */
            qty: string;
            /**
             * @description The bottle size in ml.
             * @example 750
             */
            size: string;
            vendor_loc_id: components["schemas"]["IdInput"];
            /** @description The order whose balance is redeemed; blank means the oldest first (X-160). */
            pastorderid?: components["schemas"]["IdInput"];
            /** @constant */
            wallet: 1;
            store_id?: components["schemas"]["StoreId"];
        };
        WalletAddOutcome: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            /** @description The wallet cart; the ordinary cart stays as it is (X-165). */
            cart_id?: components["schemas"]["CartId"];
            total_products_in_cart?: number;
            reason?: components["schemas"]["AgeReason"];
        };
        /** @description One element (X-131). */
        WalletAddAnswer: [
            components["schemas"]["WalletAddOutcome"]
        ];
        WalletProductsRequest: {
            vendor_id: components["schemas"]["IdInput"];
            /** @description The one location of the vendor where it is to be redeemed; blank means any of them (X-163). */
            vendor_loc_id?: components["schemas"]["IdInput"];
            customer_id: components["schemas"]["CustomerId"];
            store_id?: components["schemas"]["StoreId"];
        };
        WalletVariant: {
            bottle_size: components["schemas"]["BottleSize"];
            price: components["schemas"]["DecimalString"];
        };
        WalletProduct: {
            id: components["schemas"]["Id"];
            name: string;
            prod_id: components["schemas"]["Id"];
            prod_name: string;
            image: string;
            child: components["schemas"]["WalletVariant"][];
            /** @description Millilitres left in the wallet. */
            available_wallet: number;
            /** @description Millilitres that this retailer redeems; spelled like this on the wire. */
            redeamable_here: number;
            /** @description The order that the balance comes from, if it is a single one (X-160). */
            pastorderid?: components["schemas"]["IdInput"];
        };
        CancelRedemptionRequest: {
            api_token?: components["schemas"]["ApiToken"];
            order_id: components["schemas"]["IdInput"];
            store_id?: components["schemas"]["StoreId"];
        };
        WalletRequest: {
            customer_id: components["schemas"]["CustomerId"];
            store_id?: components["schemas"]["StoreId"];
        };
        WalletEntry: {
            /**
             * @description credit: prepaid by a dine-in order. hold: reserved for a redemption until its visit. release: the end of that hold. debit: redeemed.
             * @enum {string}
             */
            kind: "credit" | "hold" | "release" | "debit";
            /** @description Change of the balance; negative for a hold and a debit. */
            millilitres: number;
            /** @description The order that caused it. */
            order_no: string;
            /** Format: date-time */
            entered_at: string;
        };
        /** @description One order line's balance, in millilitres. */
        WalletRow: {
            itemName: string;
            orderNo: string;
            ordered: number;
            consumed: number;
            remaining: number;
            state: string;
            /** @description One star to five. */
            price_category: number;
            /** @description Every change of the balance, oldest first; the sum is `remaining`. */
            entries?: components["schemas"]["WalletEntry"][];
        };
        Wallet: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["WalletRow"][];
        };
    };
    responses: {
        /** @description The request is malformed; the message names the field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The token is missing, unknown or expired, or belongs to another customer (X-084, X-085). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The server failed; the detail may be shown (NET-12). */
        ServerFault: {
            headers: {
                /** @description Identifies the request in the logs of the server: 8 to 64 letters, digits, hyphens, underscores and dots. The shop shows the last eight beside the detail. */
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerFault"];
            };
        };
        /** @description The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12). */
        Unavailable: {
            headers: {
                /** @description Identifies the request in the logs of the server: 8 to 64 letters, digits, hyphens, underscores and dots. The shop shows the last eight beside the detail. */
                "X-Request-Id"?: string;
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerFault"];
            };
        };
        /** @description Too many attempts; try again after the given number of seconds (BDG-06). */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The idempotency key was used before with other content (X-150). */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The body is larger than this call accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The link's signature is wrong, or the link has expired (BD-50). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description There is nothing at this path. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
    };
    parameters: {
        /**
         * @description Always 1; 1 is assumed when it is absent (X-184).
         * @example 1
         */
        StoreIdQuery: components["schemas"]["StoreId"];
        /**
         * @description The shopping zipcode; blank returns content that is not localised (X-031).
         * @example 10001
         */
        ZipcodeQuery: components["schemas"]["ZipcodeInput"];
        /**
         * @description The locations that serve the zipcode, separated by commas (X-029).
         * @example 11,12,13
         */
        LocIdQuery: components["schemas"]["LocIdList"];
        /**
         * @description Only products of this delivery type; blank means all (X-030).
         * @example Same Day
         */
        CourierTypeQuery: components["schemas"]["CourierType"];
        /**
         * @description The solved captcha challenge (X-059). A backend may be configured not to require it.
         * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=
         */
        CaptchaSolution: string;
        /**
         * @description Counted from 1; a page below 1 is read as 1 (X-102).
         * @example 1
         */
        PageQuery: number;
        /**
         * @description Items per page. The storefront offers 10, 20 and 50 (B§9).
         * @example 20
         */
        LimitQuery: number;
        /**
         * @description The shopping zipcode, spelled with a capital C in this call (X-119).
         * @example 10001
         */
        ZipCodeQuery: components["schemas"]["ZipcodeInput"];
        /**
         * @description Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
         * @example 4b6f0c52-6a0e-4d0b-9d3e-0f6f4c1b2a77
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** Every call by its operationId: what it takes, and every way it answers. */
export interface operations {
    getHomepage: {
        parameters: {
            query?: {
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
                /**
                 * @description The shopping zipcode; blank returns content that is not localised (X-031).
                 * @example 10001
                 */
                zipcode?: components["parameters"]["ZipcodeQuery"];
                /**
                 * @description The locations that serve the zipcode, separated by commas (X-029).
                 * @example 11,12,13
                 */
                loc_id?: components["parameters"]["LocIdQuery"];
                /**
                 * @description Only products of this delivery type; blank means all (X-030).
                 * @example Same Day
                 */
                courier_type?: components["parameters"]["CourierTypeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookUpZipcode: {
        parameters: {
            query: {
                /** @example 10001 */
                zipcode: components["schemas"]["ZipcodeInput"];
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
            };
            header?: {
                /**
                 * @description The solved captcha challenge (X-059). A backend may be configured not to require it.
                 * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=
                 */
                "X-Captcha-Solution"?: components["parameters"]["CaptchaSolution"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the zipcode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipcodeLookup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServedPostcodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServedPostcodesRequest"];
            };
        };
        responses: {
            /** @description The zipcodes, possibly none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServedPostcodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both lists, possibly empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCaptchaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description What the shopper typed.
                 * @example bourbon
                 */
                q: string;
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
                /**
                 * @description The shopping zipcode; blank returns content that is not localised (X-031).
                 * @example 10001
                 */
                zipcode?: components["parameters"]["ZipcodeQuery"];
                /**
                 * @description The locations that serve the zipcode, separated by commas (X-029).
                 * @example 11,12,13
                 */
                loc_id?: components["parameters"]["LocIdQuery"];
                /**
                 * @description Only products of this delivery type; blank means all (X-030).
                 * @example Same Day
                 */
                courier_type?: components["parameters"]["CourierTypeQuery"];
                /**
                 * @description Counted from 1; a page below 1 is read as 1 (X-102).
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Items per page. The storefront offers 10, 20 and 50 (B§9).
                 * @example 20
                 */
                limit?: components["parameters"]["LimitQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products found, possibly none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
                /**
                 * @description Only products of this delivery type; blank means all (X-030).
                 * @example Same Day
                 */
                courier_type?: components["parameters"]["CourierTypeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, or code -1 when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /** @example 101 */
                prodid: components["schemas"]["IdInput"];
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
                /**
                 * @description The locations that serve the zipcode, separated by commas (X-029).
                 * @example 11,12,13
                 */
                loc_id?: components["parameters"]["LocIdQuery"];
                /**
                 * @description The chosen dine-in date and time; blank when there is none.
                 * @example
                 */
                dineinTime?: string;
                /**
                 * @description The shopping zipcode, spelled with a capital C in this call (X-119).
                 * @example 10001
                 */
                zipCode?: components["parameters"]["ZipCodeQuery"];
                /**
                 * @description Only products of this delivery type; blank means all (X-030).
                 * @example Same Day
                 */
                courier_type?: components["parameters"]["CourierTypeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or code -1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecommendations: {
        parameters: {
            query: {
                /** @example 101 */
                product_id: components["schemas"]["IdInput"];
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
                /**
                 * @description The locations that serve the zipcode, separated by commas (X-029).
                 * @example 11,12,13
                 */
                loc_id?: components["parameters"]["LocIdQuery"];
                /**
                 * @description The shopping zipcode, spelled with a capital C in this call (X-119).
                 * @example 10001
                 */
                zipCode?: components["parameters"]["ZipCodeQuery"];
                /**
                 * @description At most 10 (B§9).
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendations, or code -1 when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryProducts: {
        parameters: {
            query: {
                /** @example 12 */
                catid: components["schemas"]["IdInput"];
                /**
                 * @description Always 1; 1 is assumed when it is absent (X-184).
                 * @example 1
                 */
                store_id?: components["parameters"]["StoreIdQuery"];
                /**
                 * @description The shopping zipcode; blank returns content that is not localised (X-031).
                 * @example 10001
                 */
                zipcode?: components["parameters"]["ZipcodeQuery"];
                /**
                 * @description The locations that serve the zipcode, separated by commas (X-029).
                 * @example 11,12,13
                 */
                loc_id?: components["parameters"]["LocIdQuery"];
                /**
                 * @description Only products of this delivery type; blank means all (X-030).
                 * @example Same Day
                 */
                courier_type?: components["parameters"]["CourierTypeQuery"];
                /**
                 * @description Counted from 1; a page below 1 is read as 1 (X-102).
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Items per page. The storefront offers 10, 20 and 50 (B§9).
                 * @example 20
                 */
                limit?: components["parameters"]["LimitQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, possibly empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    filterProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilterRequest"];
            };
        };
        responses: {
            /** @description The page, possibly empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    filterVendorProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorProductsRequest"];
            };
        };
        responses: {
            /** @description The page, possibly empty, or status 'false'. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorProductPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorRequest"];
            };
        };
        responses: {
            /** @description The vendor, in whole or in part, or status 'false'. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDineInRetailers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DineInRetailersRequest"];
            };
        };
        responses: {
            /** @description The retailers, possibly none, or code -1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DineInRetailers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRedemptionRetailers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedemptionRetailersRequest"];
            };
        };
        responses: {
            /** @description The retailers, possibly none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetailerOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDriverSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotRequest"];
            };
        };
        responses: {
            /** @description A list of slots, or a message that there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliverySpeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverySpeedsRequest"];
            };
        };
        responses: {
            /** @description The speeds, or code -1 when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliverySpeeds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNextDeliveryDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextDeliveryDatesRequest"];
            };
        };
        responses: {
            /** @description The dates, or status 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDeliveryDates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query: {
                /**
                 * @description The customer's id; blank for a visitor. The token decides who it is (X-085).
                 * @example 501
                 */
                cus_id?: components["schemas"]["CustomerId"];
                /**
                 * @deprecated
                 * @description The session token. Send it in the Authorization header instead (X-139).
                 * @example tok_5QkJv0Yc8m2XwzT1bR7uFg
                 */
                api_token?: components["schemas"]["ApiToken"];
                /**
                 * @description The cart to empty (`cart_id`).
                 * @example crt_9f3b1c7a2e5d4860
                 */
                quote_id: components["schemas"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart is empty, or the request was refused. */
            200: {
                headers: {
                    /**
                     * @description Always `no-store`.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
                 * @example 4b6f0c52-6a0e-4d0b-9d3e-0f6f4c1b2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCartRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddToCartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    showCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowCartRequest"];
            };
        };
        responses: {
            /** @description The cart; with code -1 when the coupon or the cart was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCartItemRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCartItemRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublishableKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishableKeyRequest"];
            };
        };
        responses: {
            /** @description The key, if one is configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishableKeyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodsRequest"];
            };
        };
        responses: {
            /** @description Cards and payment methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCardRequest"];
            };
        };
        responses: {
            /** @description The card, or why it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReviewRequest"];
            };
        };
        responses: {
            /** @description The cart as it would be ordered; with code -1 when it cannot be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyUpi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyUpiRequest"];
            };
        };
        responses: {
            /** @description Whether it exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyUpiAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
                 * @example 4b6f0c52-6a0e-4d0b-9d3e-0f6f4c1b2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderRequest"];
            };
        };
        responses: {
            /** @description The order, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceOrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The order waited too long for concurrent orders, and nothing was charged: the same cart is being ordered, or many customers want the same product. Call getOrderAttempt before trying again (X-150). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderAttempt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
                 * @example 4b6f0c52-6a0e-4d0b-9d3e-0f6f4c1b2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAttemptRequest"];
            };
        };
        responses: {
            /** @description The outcome, or that there is none yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAttemptAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description The documented query form; send it in the body instead (X-060).
                 * @example jane@example.com
                 */
                email?: components["schemas"]["Email"];
                /**
                 * @deprecated
                 * @description The documented query form; send it in the body instead (X-060).
                 * @example correct horse battery
                 */
                password?: components["schemas"]["PasswordInput"];
            };
            header?: {
                /**
                 * @description The solved captcha challenge (X-059). A backend may be configured not to require it.
                 * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=
                 */
                "X-Captcha-Solution"?: components["parameters"]["CaptchaSolution"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The session, or why there is none. */
            200: {
                headers: {
                    /**
                     * @description Always `no-store`.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description The documented query form; send it in the body instead (X-060).
                 * @example jane@example.com
                 */
                email?: components["schemas"]["Email"];
                /**
                 * @deprecated
                 * @description The documented query form; send it in the body instead (X-060).
                 * @example correct horse battery
                 */
                password?: components["schemas"]["PasswordInput"];
            };
            header?: {
                /**
                 * @description The solved captcha challenge (X-059). A backend may be configured not to require it.
                 * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=
                 */
                "X-Captcha-Solution"?: components["parameters"]["CaptchaSolution"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account, or why there is none. */
            200: {
                headers: {
                    /**
                     * @description Always `no-store`.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    startGuestSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The solved captcha challenge (X-059). A backend may be configured not to require it.
                 * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=
                 */
                "X-Captcha-Solution"?: components["parameters"]["CaptchaSolution"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestSessionRequest"];
            };
        };
        responses: {
            /** @description The guest session, or why there is none. */
            200: {
                headers: {
                    /**
                     * @description Always `no-store`.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestSessionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The solved captcha challenge (X-059). A backend may be configured not to require it.
                 * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=
                 */
                "X-Captcha-Solution"?: components["parameters"]["CaptchaSolution"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The message that replaces the form, or the reason for a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Too many requests; in a list, like the other answers of this call (BD-22, X-070). */
            429: {
                headers: {
                    /** @description Seconds to wait before the next attempt. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetAnswer"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description The token is no longer valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddressesByQuery: {
        parameters: {
            query: {
                /**
                 * @description The owner of the token (X-085).
                 * @example 501
                 */
                customerid: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query: {
                /**
                 * @description The owner of the token (X-085).
                 * @example 501
                 */
                customerid: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAddressesRequest"];
            };
        };
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressListAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAddress: {
        parameters: {
            query: {
                /**
                 * @description The owner of the token (X-085).
                 * @example 501
                 */
                customerid: components["schemas"]["CustomerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAddressRequest"];
            };
        };
        responses: {
            /** @description The new address, or why it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAddressRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAddressRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDefaultAddressRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetDefaultAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DashboardRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCardRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadIdentityDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadIdentityDocumentRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyIdentityRequest"];
            };
        };
        responses: {
            /** @description What the verifier found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyIdentityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCustomerVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmVerificationRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmVerificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyFaceForOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyFaceForOrderRequest"];
            };
        };
        responses: {
            /** @description Whether it is the verified person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyFaceForOrderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    declareAge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareAgeRequest"];
            };
        };
        responses: {
            /** @description The declaration is kept until the session ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteIdentityPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteIdentityPicturesRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSelfieUploadLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfieLinkRequest"];
            };
        };
        responses: {
            /** @description The link, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelfieLinkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSelfie: {
        parameters: {
            query: {
                /**
                 * @description When the link ends, in seconds since 1970.
                 * @example 1906718400
                 */
                expires: number;
                /**
                 * @description Over method, file name and end; a wrong one gets 403.
                 * @example 5f2b9c
                 */
                signature: string;
            };
            header?: never;
            path: {
                /** @example APP-OK_selfie.jpg */
                fileName: components["schemas"]["SelfieFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description Always `no-store`.
                     * @example no-store
                     */
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSelfie: {
        parameters: {
            query: {
                /**
                 * @description When the link ends, in seconds since 1970.
                 * @example 1906718400
                 */
                expires: number;
                /**
                 * @description Over method, file name and end; a wrong one gets 403.
                 * @example 5f2b9c
                 */
                signature: string;
            };
            header?: never;
            path: {
                /** @example APP-OK_selfie.jpg */
                fileName: components["schemas"]["SelfieFileName"];
            };
            cookie?: never;
        };
        /** @description The picture, 5 MiB at most. */
        requestBody: {
            content: {
                "image/jpeg": unknown;
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdersRequest"];
            };
        };
        responses: {
            /** @description The orders, or code -1 when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWalletProductToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
                 * @example 4b6f0c52-6a0e-4d0b-9d3e-0f6f4c1b2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletAddRequest"];
            };
        };
        responses: {
            /** @description The wallet cart, or the reason for a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAddAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWalletProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletProductsRequest"];
            };
        };
        responses: {
            /** @description The products, possibly none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRedemption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelRedemptionRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletRequest"];
            };
        };
        responses: {
            /** @description The rows, or code -1 when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
}



/**
 * Store information and home content for a zipcode.
 *
 * Checks a zipcode and returns the home page of the locations that serve it; without a zipcode, the home page of every location. API-02, BD-02, X-022, X-031, X-185.
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
 * @param input.query.zipcode The shopping zipcode; blank returns content that is not localised (X-031).
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas (X-029).
 * @param input.query.courier_type Only products of this delivery type; blank means all (X-030).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.zipcode ZipcodeInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
 * @param input.headers.X-Captcha-Solution The solved captcha challenge (X-059). A backend may be configured not to require it.
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @returns CaptchaChallenge
 */
export const createCaptchaChallenge: Call<'createCaptchaChallenge'> = /* @__PURE__ */ callOf('createCaptchaChallenge', { method: 'GET', path: '/connect/captcha/challenge', reads: true });

/**
 * Products by name.
 *
 * For the search box and the results page: products with every word of q in their name, or else in their brand, type or category; names come first. A blank q finds nothing; the default limit is 20. API-07, BD-07, X-018, X-114, X-126.
 *
 * `GET /connect/index/search`
 *
 * Answers:
 * - 200: The products found, possibly none.
 *   - Products match
 *   - No product matches "burbon"
 *   - No product matches, nor is any similar
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.q What the shopper typed.
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
 * @param input.query.zipcode The shopping zipcode; blank returns content that is not localised (X-031).
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas (X-029).
 * @param input.query.courier_type Only products of this delivery type; blank means all (X-030).
 * @param input.query.page Counted from 1; a page below 1 is read as 1 (X-102).
 * @param input.query.limit Items per page. The storefront offers 10, 20 and 50 (B§9).
 * @returns SearchAnswer
 */
export const searchProducts: Call<'searchProducts'> = /* @__PURE__ */ callOf('searchProducts', { method: 'GET', path: '/connect/index/search', reads: true, storeIdInQuery: true });

/**
 * The category tree.
 *
 * Up to three levels, with 1017 as the root (X-019). API-08, BD-08.
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
 * @param input.query.courier_type Only products of this delivery type; blank means all (X-030).
 * @returns CategoryTree
 */
export const listCategories: Call<'listCategories'> = /* @__PURE__ */ callOf('listCategories', { method: 'GET', path: '/connect/index/categorylist', reads: true, storeIdInQuery: true });

/**
 * One product with all details.
 *
 * Its sizes, and for each size the speeds, locations and prices at the zipcode. API-09, BD-09, X-110 to X-113, X-123.
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.prodid IdInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas (X-029).
 * @param input.query.dineinTime The chosen dine-in date and time; blank when there is none.
 * @param input.query.zipCode The shopping zipcode, spelled with a capital C in this call (X-119).
 * @param input.query.courier_type Only products of this delivery type; blank means all (X-030).
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
 *   - No similar products
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.product_id IdInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas (X-029).
 * @param input.query.zipCode The shopping zipcode, spelled with a capital C in this call (X-119).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.catid IdInput
 * @param input.query.store_id Always 1; 1 is assumed when it is absent (X-184).
 * @param input.query.zipcode The shopping zipcode; blank returns content that is not localised (X-031).
 * @param input.query.loc_id The locations that serve the zipcode, separated by commas (X-029).
 * @param input.query.courier_type Only products of this delivery type; blank means all (X-030).
 * @param input.query.page Counted from 1; a page below 1 is read as 1 (X-102).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body SlotRequest
 * @returns SlotAnswer
 */
export const listDriverSlots: Call<'listDriverSlots'> = /* @__PURE__ */ callOf('listDriverSlots', { method: 'POST', path: '/connect/driverslot/getslot', reads: true });

/**
 * The delivery speeds at a zipcode.
 *
 * With retailers, methods and fees; the flags choose the kind of delivery. API-41, BD-41, X-037, X-038, X-043 to X-045, X-057.
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - The order of this cart is being paid
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.cus_id The customer's id; blank for a visitor. The token decides who it is (X-085).
 * @param input.query.api_token The session token. Send it in the Authorization header instead (X-139).
 * @param input.query.quote_id The cart to empty (`cart_id`).
 * @returns CartChange
 */
export const clearCart: Call<'clearCart'> = /* @__PURE__ */ callOf('clearCart', { method: 'GET', path: '/api/cart/clearCart', legacyQuery: ['api_token'] });

/**
 * Add a variant to the cart.
 *
 * Adds to the line of the same variant, location and speed, or creates one; creates a cart when cart_id is blank. The price is that of the speed at the location. A visitor may call it (API-06, BD-06, X-039, X-111, X-115, X-131). Repeated with the same key, it is added once; the answer counts what the cart holds at that time (X-150).
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
 *   - The order of this cart is being paid
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 422: The idempotency key was used before with other content (X-150).
 *   - Same key, other content
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body AddToCartRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - The order of this cart is being paid
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - The order of this cart is being paid
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - Card payment is switched off
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - The caller buys alcohol and has not declared to be over 21
 *   - The caller has not passed an identity check, and the shop sells alcohol only to those who have
 *   - The same for a guest, who cannot pass one without an account
 *   - The caller buys alcohol and is not over 21
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 409: The order waited too long for concurrent orders, and nothing was charged: the same cart is being ordered, or many customers want the same product. Call getOrderAttempt before trying again (X-150).
 *   - Still waiting
 * - 422: The idempotency key was used before with other content (X-150).
 *   - Same key, other content
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body PlaceOrderRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
 * @returns PlaceOrderAnswer
 */
export const placeOrder: Call<'placeOrder'> = /* @__PURE__ */ callOf('placeOrder', { method: 'POST', path: '/api/placeorder/placeorder', idempotent: true });

/**
 * Get the outcome of an attempt to place an order.
 *
 * For a shopper whose answer was lost: returns the actual outcome before any retry. The attempt is identified by its Idempotency-Key, or else by the cart. Not in the specification (X-150).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body OrderAttemptRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body SignInRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge (X-059). A backend may be configured not to require it.
 * @param input.query.email The documented query form; send it in the body instead (X-060).
 * @param input.query.password The documented query form; send it in the body instead (X-060).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body RegisterRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge (X-059). A backend may be configured not to require it.
 * @param input.query.email The documented query form; send it in the body instead (X-060).
 * @param input.query.password The documented query form; send it in the body instead (X-060).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body GuestSessionRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge (X-059). A backend may be configured not to require it.
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
 *   - The shop sends no mail
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many requests; in a list, like the other answers of this call (BD-22, X-070).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body PasswordResetRequest
 * @param input.headers.X-Captcha-Solution The solved captcha challenge (X-059). A backend may be configured not to require it.
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.query.customerid The owner of the token (X-085).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body ListAddressesRequest
 * @param input.query.customerid The owner of the token (X-085).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body AddAddressRequest
 * @param input.query.customerid The owner of the token (X-085).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - Identity checks are switched off
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 413: The body is larger than this call accepts.
 *   - The body is too large
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - Identity checks are switched off
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body VerifyIdentityRequest
 * @returns VerifyIdentityAnswer
 */
export const verifyIdentity: Call<'verifyIdentity'> = /* @__PURE__ */ callOf('verifyIdentity', { method: 'POST', path: '/connect/verifycustomer/verify' });

/**
 * Take the identity check into the account.
 *
 * The server does not trust is_verified: it requires its own stored match, for this customer, and an age over 21 (API-26, BD-26, KYC-18, X-073, X-077).
 *
 * `POST /api/customer/customerverify`
 *
 * Answers:
 * - 200: The outcome.
 *   - The customer is verified
 *   - Not over 21
 *   - No match is stored for this application and customer
 *   - An error, such as pictures that cannot be removed
 *   - Identity checks are switched off
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - Identity checks are switched off
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body VerifyFaceForOrderRequest
 * @returns VerifyFaceForOrderAnswer
 */
export const verifyFaceForOrder: Call<'verifyFaceForOrder'> = /* @__PURE__ */ callOf('verifyFaceForOrder', { method: 'POST', path: '/connect/verifyorder/verify' });

/**
 * Declare to be over 21.
 *
 * Keeps with the session what the shopper declared at the gate (X-011); alcohol is not sold without it where the deployment relies on declarations. Of the sessions of members and guests. The specification names no such call.
 *
 * `POST /connect/identity/declareage`
 *
 * Answers:
 * - 200: The declaration is kept until the session ends.
 *   - Kept, also if it was declared before
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body DeclareAgeRequest
 * @returns IdentityOutcome
 */
export const declareAge: Call<'declareAge'> = /* @__PURE__ */ callOf('declareAge', { method: 'POST', path: '/connect/identity/declareage' });

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
 *   - Identity checks are switched off
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 *   - Identity checks are switched off
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 404: There is nothing at this path.
 *   - Unknown path
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body OrdersRequest
 * @returns Orders
 */
export const listOrders: Call<'listOrders'> = /* @__PURE__ */ callOf('listOrders', { method: 'POST', path: '/api/account/myorders', reads: true });

/**
 * Add a prepaid product to the wallet cart.
 *
 * Needs balance and a retailer that redeems it; nothing is debited until the order is placed. API-13, BD-13, X-159, X-160, X-164, X-165. Repeated with the same key, it is added once (X-150).
 *
 * `POST /wallet/wallet/walletAddToCart`
 *
 * Answers:
 * - 200: The wallet cart, or the reason for a refusal.
 *   - Added
 *   - The retailer has none of it left
 *   - Not enough is left
 *   - This retailer does not redeem it
 *   - The caller has not declared to be over 21
 *   - The caller has not passed an identity check, and the shop sells alcohol only to those who have
 *   - The caller is not over 21
 * - 400: The request is malformed; the message names the field.
 *   - A field has the wrong type
 *   - A required field is missing
 *   - The body is not JSON
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 422: The idempotency key was used before with other content (X-150).
 *   - Same key, other content
 * - 429: Too many attempts; try again after the given number of seconds (BDG-06).
 *   - The limit is reached
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body WalletAddRequest
 * @param input.headers.Idempotency-Key Identifies one attempt, so that repeating it cannot charge or add to the cart twice (X-150).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body WalletProductsRequest
 * @returns a list of WalletProduct
 */
export const listWalletProducts: Call<'listWalletProducts'> = /* @__PURE__ */ callOf('listWalletProducts', { method: 'POST', path: '/api/walletproductlst/walletProducts', reads: true });

/**
 * Cancel a redemption.
 *
 * Possible until the hour of its visit: the millilitres it held return to the wallet and the bottles to stock. Cancelling again has the same answer. Not in the specification (X-159).
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
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
 * - 401: The token is missing, unknown or expired, or belongs to another customer (X-084, X-085).
 *   - The token is unknown or expired
 * - 500: The server failed; the detail may be shown (NET-12).
 *   - A fault with its detail
 * - 503: The server cannot work now, for instance without its database; whether the call took effect is unknown. The detail may be shown (NET-12).
 *   - The database does not answer
 *
 * @param connection where the shop is, and who calls
 * @param input.body WalletRequest
 * @returns Wallet
 */
export const getWallet: Call<'getWallet'> = /* @__PURE__ */ callOf('getWallet', { method: 'POST', path: '/wallet/wallet/index', reads: true });


/** Method and path of every operation, and what is special about it. */
export const operations = {
  getHomepage: { method: 'GET', path: '/connect/index/homepage', reads: true, storeIdInQuery: true },
  lookUpZipcode: { method: 'GET', path: '/connect/index/getaddressbyzipcode', reads: true, storeIdInQuery: true },
  listServedPostcodes: { method: 'POST', path: '/connect/citylist/currentservicearea', reads: true },
  listBanners: { method: 'GET', path: '/connect/index/banners', reads: true, storeIdInQuery: true },
  createCaptchaChallenge: { method: 'GET', path: '/connect/captcha/challenge', reads: true },
  searchProducts: { method: 'GET', path: '/connect/index/search', reads: true, storeIdInQuery: true },
  listCategories: { method: 'GET', path: '/connect/index/categorylist', reads: true, storeIdInQuery: true },
  getProduct: { method: 'GET', path: '/connect/index/product', reads: true, storeIdInQuery: true },
  listRecommendations: { method: 'GET', path: '/api/agent/recommendation', reads: true, storeIdInQuery: true },
  listCategoryProducts: { method: 'GET', path: '/connect/index/category', reads: true, storeIdInQuery: true },
  filterProducts: { method: 'POST', path: '/connect/index/filters', reads: true },
  filterVendorProducts: { method: 'POST', path: '/api/Vendordata/getFilteredProducts', reads: true },
  getVendor: { method: 'POST', path: '/api/Vendordata/getVendorData', reads: true },
  listDineInRetailers: { method: 'POST', path: '/api/product/dineinRetailerList', reads: true },
  listRedemptionRetailers: { method: 'POST', path: '/api/vendorsbyproduct/applyproducts', reads: true },
  listDriverSlots: { method: 'POST', path: '/connect/driverslot/getslot', reads: true },
  listDeliverySpeeds: { method: 'POST', path: '/api/shipping', reads: true },
  getNextDeliveryDates: { method: 'POST', path: '/connect/delivery/nextDeliveryDate', reads: true },
  clearCart: { method: 'GET', path: '/api/cart/clearCart', legacyQuery: ['api_token'] },
  addToCart: { method: 'POST', path: '/api/cart/addtocart', idempotent: true, wrapped: true },
  showCart: { method: 'POST', path: '/api/cart/showcart', wrapped: true },
  removeCartItem: { method: 'POST', path: '/api/cart/deleteitem' },
  updateCartItem: { method: 'POST', path: '/api/cart/updateitem' },
  getPublishableKey: { method: 'POST', path: '/api/api/account/stripeDetails', reads: true },
  listPaymentMethods: { method: 'POST', path: '/api/checkout/paymentmethods', reads: true },
  saveCard: { method: 'POST', path: '/api/account/mycards' },
  reviewOrder: { method: 'POST', path: '/api/checkout/orderreview', reads: true, wrapped: true },
  verifyUpi: { method: 'POST', path: '/payuapi/payu/varifyUpi' },
  placeOrder: { method: 'POST', path: '/api/placeorder/placeorder', idempotent: true },
  getOrderAttempt: { method: 'POST', path: '/api/placeorder/attempt', reads: true },
  signIn: { method: 'POST', path: '/api/customer/login', legacyQuery: ['email','password'] },
  register: { method: 'POST', path: '/api/customer/register', legacyQuery: ['email','password'] },
  startGuestSession: { method: 'POST', path: '/api/cart/guestcart' },
  requestPasswordReset: { method: 'POST', path: '/api/customer/forgot', wrapped: true },
  changePassword: { method: 'POST', path: '/api/customer/changepassword' },
  signOut: { method: 'POST', path: '/api/customer/logout' },
  listAddressesByQuery: { method: 'GET', path: '/connect/customer/getaddresses', reads: true },
  listAddresses: { method: 'POST', path: '/connect/customer/getaddresses', reads: true },
  addAddress: { method: 'POST', path: '/connect/customer/addaddress' },
  updateAddress: { method: 'POST', path: '/connect/customer/updateAddress' },
  deleteAddress: { method: 'POST', path: '/connect/customer/deleteAddress' },
  setDefaultAddress: { method: 'POST', path: '/api/customer/setdefaultshippingaddress', wrapped: true },
  getDashboard: { method: 'POST', path: '/api/account/mydashboard', reads: true },
  removeCard: { method: 'POST', path: '/api/account/RemoveCreditCard' },
  uploadIdentityDocument: { method: 'POST', path: '/connect/uploadkyc/kyc' },
  verifyIdentity: { method: 'POST', path: '/connect/verifycustomer/verify' },
  confirmCustomerVerification: { method: 'POST', path: '/api/customer/customerverify' },
  verifyFaceForOrder: { method: 'POST', path: '/connect/verifyorder/verify' },
  declareAge: { method: 'POST', path: '/connect/identity/declareage' },
  deleteIdentityPictures: { method: 'POST', path: '/connect/identity/deletepictures' },
  createSelfieUploadLink: { method: 'POST', path: '/connect/selfie/link' },
  downloadSelfie: { method: 'GET', path: '/connect/selfie/{fileName}', reads: true, binaryAnswer: true },
  uploadSelfie: { method: 'PUT', path: '/connect/selfie/{fileName}', bodyType: 'image/jpeg' },
  listOrders: { method: 'POST', path: '/api/account/myorders', reads: true },
  addWalletProductToCart: { method: 'POST', path: '/wallet/wallet/walletAddToCart', idempotent: true, wrapped: true },
  listWalletProducts: { method: 'POST', path: '/api/walletproductlst/walletProducts', reads: true },
  cancelRedemption: { method: 'POST', path: '/wallet/wallet/cancel' },
  getWallet: { method: 'POST', path: '/wallet/wallet/index', reads: true },
} as const satisfies OperationTable;


const integerShape: Shape = { types: ['integer'] };
const stringShape: Shape = { types: ['string'] };
const BannerCaptionShape: Shape = { fields: { eyebrow: stringShape, text: stringShape, action: stringShape, tone: stringShape } };
const BannerShape: Shape = { fields: { imageurl: stringShape, link: stringShape, title: stringShape, caption: BannerCaptionShape } };
const PriceRangeShape: Shape = { fields: { value: stringShape, label: stringShape } };
const ListingVariantShape: Shape = { fields: { id: stringShape, sku: stringShape, price: stringShape, pricerange: { items: PriceRangeShape }, image: stringShape, bottle_size: stringShape } };
const OfferedSpeedShape: Shape = { fields: { Type: stringShape } };
const SpeedListShape: Shape = { items: OfferedSpeedShape };
const numberShape: Shape = { types: ['number'] };
const booleanShape: Shape = { types: ['boolean'] };
const ListingProductShape: Shape = { fields: { id: stringShape, type: stringShape, name: stringShape, sku: stringShape, image: stringShape, child: { items: ListingVariantShape }, speed_id: SpeedListShape, rating: numberShape, review_count: integerShape, in_stock: booleanShape, updated_at: stringShape } };
const HomeCategoryShape: Shape = { fields: { categoryName: stringShape, products: { items: ListingProductShape } } };
const HomeVendorShape: Shape = { fields: { id: stringShape, name: stringShape, imageurl: stringShape, city: stringShape, state: stringShape } };
const HomeDeliveryShape: Shape = { fields: { type: stringShape, delivery_date: stringShape, days_ahead: integerShape, until: stringShape } };
const HomePageShape: Shape = { fields: { errorCode: integerShape, code: integerShape, message: stringShape, zipcode: stringShape, city: stringShape, state: stringShape, loc_id: stringShape, banner: { items: BannerShape }, ads: { items: BannerShape }, categories: { items: HomeCategoryShape }, topproduct: { items: ListingProductShape }, vendors: { items: HomeVendorShape }, deliveries: { items: HomeDeliveryShape } } };
const ZipcodeLocationShape: Shape = { fields: { zipcode: stringShape, city: stringShape, state: stringShape, loc_id: stringShape } };
const ZipcodeLookupShape: Shape = { fields: { code: integerShape, message: stringShape, data: { items: ZipcodeLocationShape } } };
const ServedPostcodesShape: Shape = { fields: { avaialbepostcodes: { items: stringShape } } };
const BannerListsShape: Shape = { fields: { code: integerShape, desktop: { items: BannerShape }, mobile: { items: BannerShape } } };
const CaptchaParametersShape: Shape = { fields: { algorithm: stringShape, nonce: stringShape, salt: stringShape, cost: integerShape, keyLength: integerShape, keyPrefix: stringShape, keySignature: stringShape, memoryCost: integerShape, parallelism: integerShape, expiresAt: integerShape, data: { types: ["object"], isMap: true } } };
const CaptchaChallengeShape: Shape = { fields: { parameters: CaptchaParametersShape, signature: stringShape } };
const SmallImageShape: Shape = { fields: { small_image: stringShape } };
const ProductSummaryShape: Shape = { fields: { id: stringShape, name: stringShape, image: { items: SmallImageShape }, price: stringShape, sizes: { items: stringShape }, speed_id: SpeedListShape, rating: numberShape, review_count: integerShape, in_stock: booleanShape } };
const ListingPaginationShape: Shape = { fields: { limit: integerShape, current_page: integerShape, total_page: integerShape, total_records: integerShape } };
const SearchAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, products: { items: ProductSummaryShape }, pagination: ListingPaginationShape, similar: booleanShape } };
const CategoryShape: Shape = { fields: { category_id: stringShape, category_name: stringShape, image: stringShape, children: { items: { named: 'Category' } } } };
const CategoryTreeShape: Shape = { fields: { code: integerShape, message: stringShape, data: { items: CategoryShape } } };
const AdditionalImageShape: Shape = { fields: { additional_image: stringShape } };
const ProductImageShape: Shape = { fields: { small_image: stringShape, thumbnail: stringShape, base_image: stringShape, additional_images: { items: AdditionalImageShape } } };
const ReviewShape: Shape = { fields: { title: stringShape, detail: stringShape, nickname: stringShape, rating: integerShape, date: stringShape } };
const ScalePointShape: Shape = { fields: { label: stringShape, value: integerShape } };
const SpeedOptionShape: Shape = { fields: { Type: stringShape, Loc_id: stringShape, Price: stringShape, active: integerShape, Vendor_id: stringShape, Vendor_name: stringShape, delivery_date: stringShape } };
const VariantShape: Shape = { fields: { id: stringShape, bottle_size: stringShape, price: stringShape, maximumprice: stringShape, product_type: stringShape, product_category: stringShape, country_of_manufacture: stringShape, speed_id: { items: SpeedOptionShape } } };
const ProductDetailShape: Shape = { fields: { code: integerShape, message: stringShape, id: stringShape, name: stringShape, brand: stringShape, image: { items: ProductImageShape }, images: { items: stringShape }, description: stringShape, reviews: { items: ReviewShape }, review_count: integerShape, stock_status: stringShape, related_products: { items: ProductSummaryShape }, taste_scale: { items: ScalePointShape }, skill_scale: { items: ScalePointShape }, time: stringShape, zipcode: stringShape, vendor_list: { types: ["object"], isMap: true }, child: { items: VariantShape } } };
const RecommendationsShape: Shape = { fields: { code: integerShape, message: stringShape, recommendations: { items: ProductSummaryShape } } };
const FilterOptionShape: Shape = { fields: { label: stringShape, value: stringShape, count: integerShape, children: { items: { named: 'FilterOption' } } } };
const PriceFilterShape: Shape = { fields: { minprice: stringShape, maxprice: stringShape, parameter: stringShape, options: { items: FilterOptionShape } } };
const FilterShape: Shape = { fields: { parameter: stringShape, options: { items: FilterOptionShape } } };
const ListingFiltersShape: Shape = { fields: { price: PriceFilterShape, size: FilterShape, type: FilterShape } };
const ProductListingShape: Shape = { fields: { code: integerShape, message: stringShape, products: { items: ListingProductShape }, filters: ListingFiltersShape, pagination: ListingPaginationShape } };
const VendorVariantShape: Shape = { fields: { price: stringShape, bottle_size: stringShape, speed_id: SpeedListShape } };
const VendorProductShape: Shape = { fields: { id: stringShape, name: stringShape, price: stringShape, image: SmallImageShape, child: { items: VendorVariantShape }, speed_id: SpeedListShape, rating: numberShape, review_count: integerShape, in_stock: booleanShape } };
const VendorPaginationShape: Shape = { fields: { current_page: integerShape, total_pages: integerShape, has_previous_page: booleanShape, has_next_page: booleanShape } };
const VendorProductPageShape: Shape = { fields: { status: stringShape, message: stringShape, data: { items: VendorProductShape }, pagination: VendorPaginationShape } };
const VendorInfoShape: Shape = { fields: { vendor_name: stringShape, vendor_image_url: stringShape, website: stringShape, vendor_website: stringShape, website_url: stringShape, vendor_phone: stringShape, phone: stringShape } };
const AboutVendorShape: Shape = { fields: { loc_name: stringShape, formatted_address: stringShape, loc_address: stringShape, loc_city: stringShape, loc_state: stringShape, loc_postcode: stringShape, loc_phone: stringShape, description: stringShape } };
const DeliveryInformationShape: Shape = { fields: { description: stringShape } };
const VendorShopShape: Shape = { fields: { data: { items: VendorProductShape }, pagination: VendorPaginationShape } };
const VendorProfileShape: Shape = { fields: { status: stringShape, message: stringShape, vendor_info: { items: VendorInfoShape }, about_vendor: { items: AboutVendorShape }, reviews: { items: ReviewShape }, delivery_information: { items: DeliveryInformationShape }, products: VendorShopShape } };
const RetailerShape: Shape = { fields: { loc_id: stringShape, vendor_id: stringShape, name: stringShape, "street 1": stringShape, street2: stringShape, city: stringShape, state: stringShape, zipcode: stringShape, telephone: stringShape, price_category: integerShape } };
const DineInRetailerDataShape: Shape = { fields: { vendordata: { items: RetailerShape } } };
const DineInRetailersShape: Shape = { fields: { code: integerShape, message: stringShape, data: DineInRetailerDataShape } };
const RetailerOptionShape: Shape = { fields: { location_id: stringShape, vendor_id: stringShape, vendor_name: stringShape } };
const TimeSlotShape: Shape = { fields: { start: stringShape, end: stringShape } };
const NoSlotsShape: Shape = { fields: { code: integerShape, message: stringShape } };
const SlotAnswerShape: Shape = { oneOf: [{ items: TimeSlotShape }, NoSlotsShape] };
const CheckoutRetailerShape: Shape = { fields: { id: stringShape, name: stringShape, phone: stringShape, address: stringShape, product_total: stringShape, desc: stringShape, distance: stringShape, pickup_date: stringShape, ready_time: stringShape, delivery_fee: stringShape } };
const ShipMethodShape: Shape = { fields: { id: stringShape, method: stringShape, amount: stringShape, delivery_date: stringShape, fee: stringShape, duration: stringShape, dropoff_eta: stringShape, pickup_date: stringShape, isPrimary: booleanShape } };
const DeliverySpeedShape: Shape = { fields: { speed_id: integerShape, name: stringShape, description: stringShape, isPrimary: booleanShape, delivery_fee: stringShape, retailers: { items: CheckoutRetailerShape }, ship_methods: { items: ShipMethodShape } } };
const DeliverySpeedsShape: Shape = { fields: { code: integerShape, message: stringShape, data: { items: DeliverySpeedShape } } };
const NextDeliveryDateShape: Shape = { fields: { vendor_id: stringShape, delivery_type: stringShape, delivery_date: stringShape, holidays: { items: stringShape } } };
const NextDeliveryDatesShape: Shape = { fields: { status: integerShape, message: stringShape, response: { items: NextDeliveryDateShape } } };
const CartChangeShape: Shape = { fields: { code: integerShape, message: stringShape, cart_id: stringShape, total_products_in_cart: integerShape } };
const AddToCartOutcomeShape: Shape = { fields: { code: integerShape, message: stringShape, cart_id: stringShape, total_products_in_cart: integerShape, reason: stringShape } };
const CartLineShape: Shape = { fields: { cart_rid: stringShape, product_id: stringShape, parent_id: stringShape, name: stringShape, bottle_size: stringShape, image: stringShape, qty: integerShape, product_price: stringShape, row_total: stringShape, type: stringShape, speed_id: stringShape, vendor_name: stringShape, vendor_loc_id: stringShape, shipping_amount: stringShape, out_of_stock: integerShape, message: stringShape } };
const VendorCostShape: Shape = { fields: { vendor_id: stringShape, vendor_name: stringShape, subtotal: stringShape, discount: stringShape, delivery_fee: stringShape, fee_amount: stringShape, taxes: stringShape, grandtotal: stringShape } };
const CartShape: Shape = { fields: { code: integerShape, message: stringShape, cart_id: stringShape, result: { items: CartLineShape }, subtotal: stringShape, discount: stringShape, subtotal_discount: stringShape, grandtotal: stringShape, fee_amount: stringShape, taxes: stringShape, delivery_fee: stringShape, delivery_charges: stringShape, gst_on_fee: stringShape, processing_fee: stringShape, packaging_fee: stringShape, bank_charges: stringShape, coupon_code: stringShape, total_items_count: integerShape, vendor_costs: { items: VendorCostShape } } };
const inline55Shape: Shape = { fields: { publishable_key: stringShape } };
const PublishableKeyAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: inline55Shape } };
const inline57Shape: Shape = { fields: { billing_address_id: stringShape } };
const SavedCardShape: Shape = { fields: { id: stringShape, customer_stripe_id: stringShape, card_info: stringShape, card_no: stringShape, brand: stringShape, name: stringShape, card_exp_month: integerShape, card_exp_year: integerShape, address: inline57Shape } };
const PaymentMethodShape: Shape = { fields: { id: integerShape, name: stringShape } };
const PaymentMethodsAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: { items: SavedCardShape }, payment_method: { items: PaymentMethodShape } } };
const inline61Shape: Shape = { fields: { address_id: stringShape } };
const CardReferenceShape: Shape = { fields: { id: stringShape, customer: stringShape, metadata: inline61Shape } };
const CardSavedShape: Shape = { fields: { code: integerShape, data: { items: CardReferenceShape } } };
const CardRefusedShape: Shape = { fields: { code: integerShape, data: { fields: { message: stringShape } } } };
const SaveCardAnswerShape: Shape = { oneOf: [CardSavedShape, CardRefusedShape] };
const VerifyUpiAnswerShape: Shape = { fields: { isVPAValid: integerShape } };
const InvalidItemShape: Shape = { fields: { product_id: stringShape, message: stringShape } };
const PlaceOrderAnswerShape: Shape = { fields: { code: { types: ["integer","string"] }, message: stringShape, order_id: stringShape, amount_paid: stringShape, email: stringShape, phone: stringShape, invalid_items: { items: InvalidItemShape }, payment_url: stringShape, reason: stringShape } };
const OrderAttemptAnswerShape: Shape = { fields: { code: integerShape, status: stringShape, order_id: stringShape, amount_paid: stringShape, payment_url: stringShape, message: stringShape } };
const SignInResultShape: Shape = { fields: { api_token: stringShape, cart_id: stringShape, customer_id: stringShape, is_verified: integerShape, total_product_in_cart: integerShape, cust_name: stringShape, verification_id: stringShape } };
const SignInAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, result: SignInResultShape } };
const RegisterResultShape: Shape = { fields: { api_token: stringShape, cart_id: stringShape, customer_id: stringShape } };
const RegisterAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, result: RegisterResultShape } };
const inline73Shape: Shape = { fields: { customer_id: stringShape, api_token: stringShape } };
const GuestSessionAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: inline73Shape } };
const inline75Shape: Shape = { fields: { code: integerShape, message: stringShape } };
const OutcomeShape: Shape = { fields: { code: integerShape, message: stringShape } };
const AddressShape: Shape = { fields: { address_id: stringShape, address_type: stringShape, address_nickname: stringShape, name: stringShape, firstname: stringShape, lastname: stringShape, street1: stringShape, street2: stringShape, city: stringShape, state: stringShape, country: stringShape, zipcode: stringShape, telephone: stringShape, default_address: stringShape } };
const AddressListAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: { items: AddressShape } } };
const AddAddressAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, address_id: stringShape } };
const DashboardShape: Shape = { fields: { name: stringShape, address: stringShape, email: stringShape, newsletter_subscription: stringShape, notification: stringShape, list_cards: { items: SavedCardShape }, is_verified: integerShape, verification_id: stringShape, face_check_before_order: integerShape, identity_check: stringShape } };
const DashboardAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: DashboardShape } };
const IdentityOutcomeShape: Shape = { fields: { code: integerShape, message: stringShape } };
const IdentityVerificationShape: Shape = { fields: { faceMatch: booleanShape, faceMatchPercent: numberShape, dob: stringShape, aadharNumber: stringShape } };
const VerifyIdentityAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: IdentityVerificationShape } };
const ConfirmVerificationAnswerShape: Shape = { fields: { code: integerShape, message: stringShape } };
const FaceMatchShape: Shape = { fields: { faceMatch: booleanShape, faceMatchPercent: numberShape } };
const VerifyFaceForOrderAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: FaceMatchShape } };
const SelfieLinkShape: Shape = { fields: { url: stringShape, downloadUrl: stringShape, fileName: stringShape, contentType: stringShape, maxBytes: integerShape, expiresIn: integerShape } };
const SelfieLinkAnswerShape: Shape = { fields: { code: integerShape, message: stringShape, data: SelfieLinkShape } };
const OrderAddressShape: Shape = { fields: { name: stringShape, street1: stringShape, street2: stringShape, city: stringShape, state: stringShape, zipcode: stringShape } };
const OrderDeliveryShape: Shape = { fields: { delivery_method: stringShape } };
const OrderItemShape: Shape = { fields: { product_name: stringShape, status: stringShape, product_qty: integerShape, product_id: stringShape, parent_id: stringShape, bottle_size: stringShape, image: stringShape, vendor_name: stringShape, delivery_date: stringShape, row_total: stringShape, tax: stringShape } };
const OrderShape: Shape = { fields: { increment_id: stringShape, status: stringShape, delivery_fee: stringShape, fee_amount: stringShape, tax: stringShape, driver_tip: stringShape, discount: stringShape, grand_total: stringShape, created_at: stringShape, payment: stringShape, shipping_address: OrderAddressShape, items: { items: OrderDeliveryShape }, local_delivery_items: { items: OrderItemShape }, courier_delivery_items: { items: OrderItemShape }, farm_direct_delivery_items: { items: OrderItemShape } } };
const OrdersShape: Shape = { fields: { code: integerShape, message: stringShape, data: { items: OrderShape } } };
const WalletAddOutcomeShape: Shape = { fields: { code: integerShape, message: stringShape, cart_id: stringShape, total_products_in_cart: integerShape, reason: stringShape } };
const WalletVariantShape: Shape = { fields: { bottle_size: stringShape, price: stringShape } };
const WalletProductShape: Shape = { fields: { id: stringShape, name: stringShape, prod_id: stringShape, prod_name: stringShape, image: stringShape, child: { items: WalletVariantShape }, available_wallet: integerShape, redeamable_here: integerShape, pastorderid: stringShape } };
const WalletEntryShape: Shape = { fields: { kind: stringShape, millilitres: integerShape, order_no: stringShape, entered_at: stringShape } };
const WalletRowShape: Shape = { fields: { itemName: stringShape, orderNo: stringShape, ordered: integerShape, consumed: integerShape, remaining: integerShape, state: stringShape, price_category: integerShape, entries: { items: WalletEntryShape } } };
const WalletShape: Shape = { fields: { code: integerShape, message: stringShape, data: { items: WalletRowShape } } };

/** The shape of every call's answer, and the shapes that refer to themselves. */
export const answerShapes: AnswerShapes = {
  answers: { getHomepage: HomePageShape, lookUpZipcode: ZipcodeLookupShape, listServedPostcodes: ServedPostcodesShape, listBanners: BannerListsShape, createCaptchaChallenge: CaptchaChallengeShape, searchProducts: SearchAnswerShape, listCategories: CategoryTreeShape, getProduct: ProductDetailShape, listRecommendations: RecommendationsShape, listCategoryProducts: ProductListingShape, filterProducts: ProductListingShape, filterVendorProducts: VendorProductPageShape, getVendor: VendorProfileShape, listDineInRetailers: DineInRetailersShape, listRedemptionRetailers: { items: RetailerOptionShape }, listDriverSlots: SlotAnswerShape, listDeliverySpeeds: DeliverySpeedsShape, getNextDeliveryDates: NextDeliveryDatesShape, clearCart: CartChangeShape, addToCart: AddToCartOutcomeShape, showCart: CartShape, removeCartItem: CartChangeShape, updateCartItem: CartChangeShape, getPublishableKey: PublishableKeyAnswerShape, listPaymentMethods: PaymentMethodsAnswerShape, saveCard: SaveCardAnswerShape, reviewOrder: CartShape, verifyUpi: VerifyUpiAnswerShape, placeOrder: PlaceOrderAnswerShape, getOrderAttempt: OrderAttemptAnswerShape, signIn: SignInAnswerShape, register: RegisterAnswerShape, startGuestSession: GuestSessionAnswerShape, requestPasswordReset: inline75Shape, changePassword: OutcomeShape, signOut: OutcomeShape, listAddressesByQuery: AddressListAnswerShape, listAddresses: AddressListAnswerShape, addAddress: AddAddressAnswerShape, updateAddress: OutcomeShape, deleteAddress: OutcomeShape, setDefaultAddress: OutcomeShape, getDashboard: DashboardAnswerShape, removeCard: OutcomeShape, uploadIdentityDocument: IdentityOutcomeShape, verifyIdentity: VerifyIdentityAnswerShape, confirmCustomerVerification: ConfirmVerificationAnswerShape, verifyFaceForOrder: VerifyFaceForOrderAnswerShape, declareAge: IdentityOutcomeShape, deleteIdentityPictures: IdentityOutcomeShape, createSelfieUploadLink: SelfieLinkAnswerShape, uploadSelfie: IdentityOutcomeShape, listOrders: OrdersShape, addWalletProductToCart: WalletAddOutcomeShape, listWalletProducts: { items: WalletProductShape }, cancelRedemption: OutcomeShape, getWallet: WalletShape },
  schemas: { Category: CategoryShape, FilterOption: FilterOptionShape },
};

/** The fields that the document requires of a shape. */
export const requiredFields: RequiredFields = /* @__PURE__ */ new Map<Shape, readonly string[]>([
  [BannerCaptionShape, ["tone"]],
  [BannerShape, ["imageurl"]],
  [PriceRangeShape, ["value","label"]],
  [ListingVariantShape, ["id","sku","price","pricerange","image","bottle_size"]],
  [OfferedSpeedShape, ["Type"]],
  [ListingProductShape, ["id","type","name","sku","image","child"]],
  [HomeCategoryShape, ["categoryName","products"]],
  [HomeVendorShape, ["id","name"]],
  [HomeDeliveryShape, ["type","delivery_date","days_ahead"]],
  [HomePageShape, ["errorCode","code"]],
  [ZipcodeLocationShape, ["state","loc_id"]],
  [ZipcodeLookupShape, ["code","data"]],
  [ServedPostcodesShape, ["avaialbepostcodes"]],
  [BannerListsShape, ["code","desktop","mobile"]],
  [CaptchaParametersShape, ["algorithm","nonce","salt","cost","keyLength","keyPrefix"]],
  [CaptchaChallengeShape, ["parameters","signature"]],
  [SmallImageShape, ["small_image"]],
  [ProductSummaryShape, ["id","name","image"]],
  [ListingPaginationShape, ["limit","current_page","total_page","total_records"]],
  [SearchAnswerShape, ["products","pagination"]],
  [CategoryShape, ["category_id","category_name","children"]],
  [CategoryTreeShape, ["code","data"]],
  [AdditionalImageShape, ["additional_image"]],
  [ScalePointShape, ["label","value"]],
  [SpeedOptionShape, ["Type","Loc_id","Price","active","Vendor_id","Vendor_name"]],
  [VariantShape, ["id","bottle_size","price","speed_id"]],
  [ProductDetailShape, ["code"]],
  [RecommendationsShape, ["code","recommendations"]],
  [FilterOptionShape, ["label","value"]],
  [PriceFilterShape, ["minprice","maxprice","parameter","options"]],
  [FilterShape, ["parameter","options"]],
  [ProductListingShape, ["code","products","filters","pagination"]],
  [VendorVariantShape, ["price","bottle_size","speed_id"]],
  [VendorProductShape, ["id","name","price","image","child","speed_id"]],
  [VendorPaginationShape, ["current_page","total_pages","has_previous_page","has_next_page"]],
  [VendorProductPageShape, ["status"]],
  [VendorShopShape, ["data","pagination"]],
  [VendorProfileShape, ["status"]],
  [RetailerShape, ["loc_id","vendor_id","name","city","state","zipcode","price_category"]],
  [DineInRetailerDataShape, ["vendordata"]],
  [DineInRetailersShape, ["code"]],
  [RetailerOptionShape, ["location_id","vendor_id","vendor_name"]],
  [TimeSlotShape, ["start","end"]],
  [NoSlotsShape, ["message"]],
  [CheckoutRetailerShape, ["id","name"]],
  [ShipMethodShape, ["id","method","amount","isPrimary"]],
  [DeliverySpeedShape, ["speed_id","name","isPrimary","retailers","ship_methods"]],
  [DeliverySpeedsShape, ["code","data"]],
  [NextDeliveryDateShape, ["vendor_id","delivery_type","delivery_date","holidays"]],
  [NextDeliveryDatesShape, ["status","response"]],
  [CartChangeShape, ["code","message"]],
  [AddToCartOutcomeShape, ["code","message"]],
  [CartLineShape, ["cart_rid","product_id","name","bottle_size","image","qty","product_price","row_total","type","speed_id","vendor_name","vendor_loc_id","shipping_amount","out_of_stock","message"]],
  [VendorCostShape, ["vendor_id","vendor_name","subtotal","discount","delivery_fee","fee_amount","taxes","grandtotal"]],
  [CartShape, ["code","message","cart_id","result","subtotal","discount","subtotal_discount","grandtotal","fee_amount","taxes","delivery_fee","delivery_charges","gst_on_fee","processing_fee","packaging_fee","bank_charges","coupon_code","total_items_count"]],
  [inline55Shape, ["publishable_key"]],
  [PublishableKeyAnswerShape, ["code"]],
  [inline57Shape, ["billing_address_id"]],
  [SavedCardShape, ["id","customer_stripe_id","card_info","card_no","brand","name","card_exp_month","card_exp_year","address"]],
  [PaymentMethodShape, ["id","name"]],
  [PaymentMethodsAnswerShape, ["code"]],
  [inline61Shape, ["address_id"]],
  [CardReferenceShape, ["id","customer","metadata"]],
  [CardSavedShape, ["code","data"]],
  [CardRefusedShape, ["code","data"]],
  [VerifyUpiAnswerShape, ["isVPAValid"]],
  [InvalidItemShape, ["product_id"]],
  [PlaceOrderAnswerShape, ["code"]],
  [OrderAttemptAnswerShape, ["code","status"]],
  [SignInResultShape, ["api_token","cart_id","customer_id","is_verified","total_product_in_cart","cust_name"]],
  [SignInAnswerShape, ["code"]],
  [RegisterResultShape, ["api_token","cart_id","customer_id"]],
  [RegisterAnswerShape, ["code","message"]],
  [inline73Shape, ["customer_id","api_token"]],
  [GuestSessionAnswerShape, ["code"]],
  [inline75Shape, ["code","message"]],
  [OutcomeShape, ["code"]],
  [AddressShape, ["address_id","address_type","address_nickname","name","firstname","lastname","street1","street2","city","state","country","zipcode","telephone","default_address"]],
  [AddressListAnswerShape, ["code","data"]],
  [AddAddressAnswerShape, ["code"]],
  [DashboardShape, ["name","address","email","newsletter_subscription","notification","list_cards"]],
  [DashboardAnswerShape, ["code"]],
  [IdentityOutcomeShape, ["code"]],
  [IdentityVerificationShape, ["faceMatch","faceMatchPercent","dob","aadharNumber"]],
  [VerifyIdentityAnswerShape, ["code"]],
  [ConfirmVerificationAnswerShape, ["code"]],
  [FaceMatchShape, ["faceMatch","faceMatchPercent"]],
  [VerifyFaceForOrderAnswerShape, ["code"]],
  [SelfieLinkShape, ["url","downloadUrl","fileName","contentType","maxBytes","expiresIn"]],
  [SelfieLinkAnswerShape, ["code"]],
  [OrderAddressShape, ["name","street1","street2","city","state","zipcode"]],
  [OrderDeliveryShape, ["delivery_method"]],
  [OrderItemShape, ["product_name","status","product_qty","row_total","tax"]],
  [OrderShape, ["increment_id","status","delivery_fee","tax","driver_tip","discount","grand_total","items","local_delivery_items","courier_delivery_items","farm_direct_delivery_items"]],
  [OrdersShape, ["code","data"]],
  [WalletAddOutcomeShape, ["code"]],
  [WalletVariantShape, ["bottle_size","price"]],
  [WalletProductShape, ["id","name","prod_id","prod_name","image","child","available_wallet","redeamable_here"]],
  [WalletEntryShape, ["kind","millilitres","order_no","entered_at"]],
  [WalletRowShape, ["itemName","orderNo","ordered","consumed","remaining","state","price_category"]],
  [WalletShape, ["code","data"]],
]);


/** Every example answer of the document, by operationId and name. */
export const exampleAnswers = {
  "getHomepage": {
    "served": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": 1,
        "zipcode": "10001",
        "city": "New York",
        "state": "NY",
        "loc_id": "11,12,13",
        "banner": [
          {
            "imageurl": "/pictures/banner-autumn.svg",
            "link": "/store/category/Whiskey/12",
            "title": "Autumn whiskeys",
            "caption": {
              "eyebrow": "The autumn cellar",
              "text": "Delivered within the hour.",
              "action": "Shop whiskey",
              "tone": "dark"
            }
          }
        ],
        "ads": [
          {
            "imageurl": "/pictures/ad-roses.svg",
            "link": "/store/301",
            "title": "Roses, cut this morning"
          }
        ],
        "categories": [
          {
            "categoryName": "Whiskey",
            "products": [
              {
                "id": "101",
                "type": "config",
                "name": "Harbor Light Bourbon",
                "sku": "HLB",
                "image": "/pictures/101.svg",
                "child": [
                  {
                    "id": "1011",
                    "sku": "HLB-750",
                    "price": "38.50",
                    "pricerange": [
                      {
                        "value": "25-50",
                        "label": "$25-$50"
                      }
                    ],
                    "image": "/pictures/101.svg",
                    "bottle_size": "750"
                  }
                ]
              }
            ]
          }
        ],
        "topproduct": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ],
        "vendors": [
          {
            "id": "1",
            "name": "Hudson Cellars",
            "imageurl": "/pictures/hudson.svg",
            "city": "New York",
            "state": "NY"
          }
        ],
        "deliveries": [
          {
            "type": "Same Day",
            "delivery_date": "2026-11-26",
            "days_ahead": 0,
            "until": "18:00"
          },
          {
            "type": "Next Day",
            "delivery_date": "2026-11-28",
            "days_ahead": 2
          }
        ]
      }
    },
    "notLocalised": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": 1,
        "zipcode": "",
        "city": "",
        "state": "",
        "loc_id": "",
        "banner": [
          {
            "imageurl": "/pictures/banner-autumn.svg",
            "link": "/category/ALL",
            "title": "Autumn whiskeys"
          }
        ],
        "ads": [],
        "categories": [],
        "topproduct": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ]
      }
    },
    "invalidZipcode": {
      "status": 200,
      "body": {
        "errorCode": 1,
        "code": -1,
        "message": "99999 is not a valid zipcode."
      }
    },
    "invalidZipcodeWithoutMessage": {
      "status": 200,
      "body": {
        "errorCode": 1,
        "code": -1
      }
    },
    "notServed": {
      "status": 200,
      "body": {
        "errorCode": 1,
        "code": -1,
        "message": "We are not currently serving the zipcode 59001"
      }
    },
    "nothingToShow": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": -1,
        "message": "There are no products in 60601 yet",
        "zipcode": "60601",
        "city": "Chicago",
        "state": "IL",
        "loc_id": "61"
      }
    },
    "nothingToShowWithoutMessage": {
      "status": 200,
      "body": {
        "errorCode": 0,
        "code": -1,
        "zipcode": "60601",
        "city": "Chicago",
        "state": "IL",
        "loc_id": "61"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "lookUpZipcode": {
    "served": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Zipcode details fetched",
        "data": [
          {
            "state": "NY",
            "loc_id": "11"
          },
          {
            "state": "NY",
            "loc_id": "12"
          },
          {
            "state": "NY",
            "loc_id": "13"
          }
        ]
      }
    },
    "notServed": {
      "status": 200,
      "body": {
        "code": 0,
        "message": "We are not currently serving the zipcode 59001",
        "data": [
          {
            "zipcode": "10001",
            "city": "New York",
            "state": "NY",
            "loc_id": "11,12,13"
          },
          {
            "zipcode": "94105",
            "city": "San Francisco",
            "state": "CA",
            "loc_id": "21"
          }
        ]
      }
    },
    "invalid": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "99999 is not a valid zipcode.",
        "data": []
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listServedPostcodes": {
    "served": {
      "status": 200,
      "body": {
        "avaialbepostcodes": [
          "10001",
          "10002",
          "10003"
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "avaialbepostcodes": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listBanners": {
    "banners": {
      "status": 200,
      "body": {
        "code": 1,
        "desktop": [
          {
            "imageurl": "/pictures/gate-wide.svg",
            "link": "/store",
            "title": "Wine, flowers, gifts"
          }
        ],
        "mobile": [
          {
            "imageurl": "/pictures/gate-narrow.svg",
            "link": "/store",
            "title": "Wine, flowers, gifts"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "desktop": [],
        "mobile": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "createCaptchaChallenge": {
    "challenge": {
      "status": 200,
      "body": {
        "parameters": {
          "algorithm": "PBKDF2/SHA-256",
          "nonce": "5f1c0c9a7d7ae1b60f3f8a3c5a4de210",
          "salt": "0b8a6f9d2c4e17358f61a2b3c4d5e6f7",
          "cost": 5000,
          "keyLength": 32,
          "keyPrefix": "00",
          "expiresAt": 1906531200
        },
        "signature": "6a0f0f1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "searchProducts": {
    "found": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [
          {
            "id": "101",
            "name": "Harbor Light Bourbon",
            "image": [
              {
                "small_image": "/pictures/101.svg"
              }
            ],
            "price": "38.50"
          },
          {
            "id": "102",
            "name": "Old Orchard Bourbon",
            "image": [
              {
                "small_image": "/pictures/102.svg"
              }
            ],
            "price": "54.00"
          }
        ],
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 2,
          "total_records": 24
        }
      }
    },
    "similar": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [
          {
            "id": "101",
            "name": "Harbor Light Bourbon",
            "image": [
              {
                "small_image": "/pictures/101.svg"
              }
            ],
            "price": "38.50"
          }
        ],
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 1,
          "total_records": 1
        },
        "similar": true
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [],
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listCategories": {
    "tree": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "category_id": "1017",
            "category_name": "ALL",
            "children": [
              {
                "category_id": "12",
                "category_name": "Whiskey",
                "image": "/pictures/category-12.svg",
                "children": [
                  {
                    "category_id": "12",
                    "category_name": "Shop All",
                    "children": []
                  },
                  {
                    "category_id": "121",
                    "category_name": "Blended Whiskey",
                    "children": []
                  },
                  {
                    "category_id": "122",
                    "category_name": "Bourbon",
                    "children": []
                  }
                ]
              },
              {
                "category_id": "20",
                "category_name": "Flowers",
                "children": []
              }
            ]
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "There are no categories yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "getProduct": {
    "product": {
      "status": 200,
      "body": {
        "code": 1,
        "id": "101",
        "name": "Harbor Light Bourbon",
        "brand": "Harbor Light",
        "image": [
          {
            "small_image": "/pictures/101.svg",
            "thumbnail": "/pictures/101.svg",
            "base_image": "/pictures/101.svg",
            "additional_images": [
              {
                "additional_image": "/pictures/101-label.svg"
              }
            ]
          }
        ],
        "images": [
          "/pictures/101.svg",
          "/pictures/101-label.svg"
        ],
        "description": "Aged four years in charred oak.\r\nVanilla, orange peel and smoke.",
        "reviews": [
          {
            "title": "Smooth",
            "detail": "A fine start",
            "nickname": "Ann",
            "rating": 5,
            "date": "2030-05-12"
          }
        ],
        "review_count": 1,
        "stock_status": "in stock",
        "related_products": [
          {
            "id": "102",
            "name": "Old Orchard Bourbon",
            "image": [
              {
                "small_image": "/pictures/102.svg"
              }
            ],
            "price": "54.00"
          }
        ],
        "taste_scale": [
          {
            "label": "Sweet",
            "value": 60
          }
        ],
        "skill_scale": [
          {
            "label": "Beginner",
            "value": 20
          }
        ],
        "time": "",
        "zipcode": "10001",
        "vendor_list": {
          "11": {
            "vendor_name": "Hudson Cellars",
            "prod_id": "101",
            "price": "38.50"
          }
        },
        "child": [
          {
            "id": "1011",
            "bottle_size": "750",
            "price": "38.50",
            "maximumprice": "42.00",
            "product_type": "Bourbon",
            "product_category": "Whiskey",
            "country_of_manufacture": "United States",
            "speed_id": [
              {
                "Type": "Same Day",
                "Loc_id": "11",
                "Price": "41.00",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              },
              {
                "Type": "Next Day",
                "Loc_id": "11",
                "Price": "38.50",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars",
                "delivery_date": "2030-06-03"
              },
              {
                "Type": "Farm Direct",
                "Loc_id": "11",
                "Price": "36.00",
                "active": 0,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              }
            ]
          }
        ]
      }
    },
    "bouquet": {
      "status": 200,
      "body": {
        "code": 1,
        "id": "301",
        "name": "Morning Roses",
        "images": [
          "/pictures/301.svg"
        ],
        "stock_status": "in stock",
        "child": [
          {
            "id": "3011",
            "bottle_size": "No Vase",
            "price": "29.00",
            "speed_id": [
              {
                "Type": "Same Day",
                "Loc_id": "11",
                "Price": "41.00",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              }
            ]
          },
          {
            "id": "3012",
            "bottle_size": "With Vase",
            "price": "39.00",
            "speed_id": [
              {
                "Type": "Same Day",
                "Loc_id": "11",
                "Price": "41.00",
                "active": 1,
                "Vendor_id": "1",
                "Vendor_name": "Hudson Cellars"
              }
            ]
          }
        ]
      }
    },
    "outOfStock": {
      "status": 200,
      "body": {
        "code": 1,
        "id": "109",
        "name": "Lantern Rye",
        "stock_status": "out of stock",
        "child": [
          {
            "id": "1091",
            "bottle_size": "750",
            "price": "47.00",
            "speed_id": []
          }
        ]
      }
    },
    "unknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Product not found"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listRecommendations": {
    "recommendations": {
      "status": 200,
      "body": {
        "code": 1,
        "recommendations": [
          {
            "id": "102",
            "name": "Old Orchard Bourbon",
            "image": [
              {
                "small_image": "/pictures/102.svg"
              }
            ],
            "price": "54.00"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "No similar products found.",
        "recommendations": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listCategoryProducts": {
    "page": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 4,
          "total_records": 78
        }
      }
    },
    "emptyWithMessage": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "The next shipment arrives on Friday",
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "emptyWithoutMessage": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "unknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This category does not exist.",
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "otherCode": {
      "status": 200,
      "body": {
        "code": -1,
        "products": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 1,
          "total_records": 1
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "filterProducts": {
    "page": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [
          {
            "id": "101",
            "type": "config",
            "name": "Harbor Light Bourbon",
            "sku": "HLB",
            "image": "/pictures/101.svg",
            "child": [
              {
                "id": "1011",
                "sku": "HLB-750",
                "price": "38.50",
                "pricerange": [
                  {
                    "value": "25-50",
                    "label": "$25-$50"
                  }
                ],
                "image": "/pictures/101.svg",
                "bottle_size": "750"
              }
            ]
          }
        ],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 1,
          "total_records": 1
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "products": [],
        "filters": {
          "price": {
            "minprice": "2.99",
            "maxprice": "349.99",
            "parameter": "priceranges",
            "options": [
              {
                "label": "under 500",
                "value": "under500"
              }
            ]
          },
          "size": {
            "parameter": "size",
            "options": [
              {
                "label": "375 ml",
                "value": "375"
              },
              {
                "label": "750 ml",
                "value": "750"
              }
            ]
          },
          "type": {
            "parameter": "catid",
            "options": [
              {
                "label": "Whiskey",
                "value": "12",
                "children": [
                  {
                    "label": "Shop All",
                    "value": "12"
                  },
                  {
                    "label": "Bourbon",
                    "value": "122"
                  }
                ]
              }
            ]
          }
        },
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "malformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "These products cannot be sorted by colour.",
        "products": [],
        "filters": {},
        "pagination": {
          "limit": 20,
          "current_page": 1,
          "total_page": 0,
          "total_records": 0
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "filterVendorProducts": {
    "page": {
      "status": 200,
      "body": {
        "status": "true",
        "data": [
          {
            "id": "101",
            "name": "Harbor Light Bourbon",
            "price": "38.50",
            "image": {
              "small_image": "/media/101-thumbnail.svg"
            },
            "child": [
              {
                "price": "38.50",
                "bottle_size": "750",
                "speed_id": [
                  {
                    "Type": "Same Day"
                  },
                  {
                    "Type": "Next Day"
                  }
                ]
              }
            ],
            "speed_id": [
              {
                "Type": "Same Day"
              },
              {
                "Type": "Next Day"
              }
            ]
          }
        ],
        "pagination": {
          "current_page": 2,
          "total_pages": 3,
          "has_previous_page": true,
          "has_next_page": true
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "status": "true",
        "data": [],
        "pagination": {
          "current_page": 1,
          "total_pages": 0,
          "has_previous_page": false,
          "has_next_page": false
        }
      }
    },
    "unknownVendor": {
      "status": 200,
      "body": {
        "status": "false",
        "message": "Vendor not found."
      }
    },
    "unknownRange": {
      "status": 200,
      "body": {
        "status": "false",
        "message": "price_range contains an unknown price range."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "getVendor": {
    "full": {
      "status": 200,
      "body": {
        "status": "true",
        "vendor_info": [
          {
            "vendor_name": "Hudson Cellars",
            "vendor_image_url": "/media/vendors/1/logo.svg",
            "website": "https://hudson-cellars.example",
            "vendor_phone": "2125550111"
          }
        ],
        "about_vendor": [
          {
            "loc_name": "Hudson Cellars Chelsea",
            "formatted_address": "200 10th Avenue, New York, NY 10011",
            "loc_address": "200 10th Avenue",
            "loc_city": "New York",
            "loc_state": "NY",
            "loc_postcode": "10011",
            "loc_phone": "2125550111",
            "description": "Two brothers and one long cellar."
          }
        ],
        "reviews": [
          {
            "title": "Quick",
            "detail": "Cold on arrival",
            "nickname": "Ann",
            "rating": 5,
            "date": "2030-05-12"
          }
        ],
        "delivery_information": [
          {
            "description": "Same Day until 16:00.\r\nClosed on holidays."
          }
        ],
        "products": {
          "data": [
            {
              "id": "101",
              "name": "Harbor Light Bourbon",
              "price": "38.50",
              "image": {
                "small_image": "/media/101-thumbnail.svg"
              },
              "child": [
                {
                  "price": "38.50",
                  "bottle_size": "750",
                  "speed_id": [
                    {
                      "Type": "Same Day"
                    },
                    {
                      "Type": "Next Day"
                    }
                  ]
                }
              ],
              "speed_id": [
                {
                  "Type": "Same Day"
                },
                {
                  "Type": "Next Day"
                }
              ]
            }
          ],
          "pagination": {
            "current_page": 1,
            "total_pages": 3,
            "has_previous_page": false,
            "has_next_page": true
          }
        }
      }
    },
    "withoutAbout": {
      "status": 200,
      "body": {
        "status": "true",
        "vendor_info": [
          {
            "vendor_name": "Hudson Cellars",
            "vendor_image_url": "/media/vendors/1/logo.svg",
            "website": "https://hudson-cellars.example",
            "vendor_phone": "2125550111"
          }
        ],
        "about_vendor": [],
        "reviews": [],
        "delivery_information": [],
        "products": {
          "data": [
            {
              "id": "101",
              "name": "Harbor Light Bourbon",
              "price": "38.50",
              "image": {
                "small_image": "/media/101-thumbnail.svg"
              },
              "child": [
                {
                  "price": "38.50",
                  "bottle_size": "750",
                  "speed_id": [
                    {
                      "Type": "Same Day"
                    },
                    {
                      "Type": "Next Day"
                    }
                  ]
                }
              ],
              "speed_id": [
                {
                  "Type": "Same Day"
                },
                {
                  "Type": "Next Day"
                }
              ]
            }
          ],
          "pagination": {
            "current_page": 1,
            "total_pages": 3,
            "has_previous_page": false,
            "has_next_page": true
          }
        }
      }
    },
    "withoutInfo": {
      "status": 200,
      "body": {
        "status": "true",
        "vendor_info": [],
        "about_vendor": [],
        "reviews": [],
        "delivery_information": [],
        "products": {
          "data": [],
          "pagination": {
            "current_page": 1,
            "total_pages": 0,
            "has_previous_page": false,
            "has_next_page": false
          }
        }
      }
    },
    "unknownVendor": {
      "status": 200,
      "body": {
        "status": "false",
        "message": "Vendor not found."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listDineInRetailers": {
    "retailers": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "vendordata": [
            {
              "loc_id": "11",
              "vendor_id": "1",
              "name": "Hudson Cellars Chelsea",
              "street 1": "200 10th Avenue",
              "street2": "",
              "city": "New York",
              "state": "NY",
              "zipcode": "10011",
              "telephone": "2125550111",
              "price_category": 3
            }
          ]
        }
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "vendordata": []
        }
      }
    },
    "unsupported": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "We are coming soon to this pincode."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listRedemptionRetailers": {
    "retailers": {
      "status": 200,
      "body": [
        {
          "location_id": "11",
          "vendor_id": "1",
          "vendor_name": "Hudson Cellars Chelsea"
        }
      ]
    },
    "none": {
      "status": 200,
      "body": []
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listDriverSlots": {
    "slots": {
      "status": 200,
      "body": [
        {
          "start": "10:00",
          "end": "12:00"
        },
        {
          "start": "14:00",
          "end": "16:00"
        }
      ]
    },
    "booked": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "No Slots are available!"
      }
    },
    "messageOnly": {
      "status": 200,
      "body": {
        "message": "No Slots are available!"
      }
    },
    "badDate": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please choose today or a later date."
      }
    },
    "noVendor": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please provide a delivery address or zipcode."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listDeliverySpeeds": {
    "speeds": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "speed_id": 1,
            "name": "1 Hour Delivery",
            "description": "A driver brings it",
            "isPrimary": true,
            "delivery_fee": "9.99",
            "retailers": [],
            "ship_methods": [
              {
                "id": "1",
                "method": "driver",
                "amount": "9.99",
                "delivery_date": "2030-06-03",
                "fee": "9.99",
                "duration": "About 1 hour",
                "dropoff_eta": "12:00",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 2,
            "name": "Courier Delivery",
            "description": "A courier brings it",
            "isPrimary": false,
            "delivery_fee": "6.50",
            "retailers": [],
            "ship_methods": [
              {
                "id": "2",
                "method": "courier",
                "amount": "6.50",
                "delivery_date": "2030-06-05",
                "fee": "6.50",
                "duration": "2~3 days",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 3,
            "name": "Store Pickup",
            "description": "Collect it at the shop",
            "isPrimary": false,
            "delivery_fee": "0.00",
            "retailers": [
              {
                "id": "11",
                "name": "Hudson Cellars Chelsea",
                "phone": "2125550111",
                "address": "200 10th Avenue, New York, NY 10011",
                "product_total": "77.00",
                "desc": "Wine and spirits",
                "distance": "1.2 mi",
                "pickup_date": "2030-06-03",
                "ready_time": "Ready in 1 hour",
                "delivery_fee": "0.00"
              }
            ],
            "ship_methods": []
          },
          {
            "speed_id": 10,
            "name": "Delivery",
            "description": "On a day you choose",
            "isPrimary": false,
            "delivery_fee": "4.50",
            "retailers": [],
            "ship_methods": [
              {
                "id": "10",
                "method": "local delivery",
                "amount": "4.50",
                "isPrimary": true
              }
            ]
          }
        ]
      }
    },
    "courierOnly": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "speed_id": 2,
            "name": "Courier Delivery",
            "isPrimary": true,
            "delivery_fee": "6.50",
            "retailers": [],
            "ship_methods": [
              {
                "id": "2",
                "method": "courier",
                "amount": "6.50",
                "delivery_date": "2030-06-05",
                "fee": "6.50",
                "duration": "2~3 days",
                "isPrimary": true
              }
            ]
          }
        ]
      }
    },
    "venue": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "speed_id": 1,
            "name": "Dine-In",
            "isPrimary": true,
            "delivery_fee": "0.00",
            "retailers": [],
            "ship_methods": [
              {
                "id": "31",
                "method": "dine-in",
                "amount": "0.00",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 2,
            "name": "Pick-Up",
            "isPrimary": false,
            "delivery_fee": "0.00",
            "retailers": [],
            "ship_methods": [
              {
                "id": "32",
                "method": "pickup",
                "amount": "0.00",
                "isPrimary": true
              }
            ]
          },
          {
            "speed_id": 3,
            "name": "Delivery",
            "isPrimary": false,
            "delivery_fee": "9.99",
            "retailers": [],
            "ship_methods": [
              {
                "id": "1",
                "method": "driver",
                "amount": "9.99",
                "delivery_date": "2030-06-03",
                "fee": "9.99",
                "duration": "About 1 hour",
                "dropoff_eta": "12:00",
                "isPrimary": true
              }
            ]
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "We do not deliver to 59001 yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "getNextDeliveryDates": {
    "dates": {
      "status": 200,
      "body": {
        "status": 1,
        "response": [
          {
            "vendor_id": "11",
            "delivery_type": "Next Day",
            "delivery_date": "2030-06-04",
            "holidays": [
              "2030-06-09"
            ]
          }
        ]
      }
    },
    "unknownVendor": {
      "status": 200,
      "body": {
        "status": 0,
        "message": "Vendor not found.",
        "response": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "clearCart": {
    "cleared": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Cart cleared.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 0
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "beingOrdered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your order is being placed. Please try again in a moment."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "addToCart": {
    "added": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Added to your cart.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "total_products_in_cart": 2
        }
      ]
    },
    "soldOut": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This product is out of stock."
        }
      ]
    },
    "notEnoughStock": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Only 3 left in stock."
        }
      ]
    },
    "overLimit": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "You can buy at most 24 of one item."
        }
      ]
    },
    "quantityTooSmall": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Quantity must be between 1 and 24."
        }
      ]
    },
    "zipcodeNotServed": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This store does not deliver to 59001."
        }
      ]
    },
    "unknownProduct": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This product is not available."
        }
      ]
    },
    "otherZipcode": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Your cart is for 10001. Clear it to shop for 94105."
        }
      ]
    },
    "unknownCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This cart does not exist.",
          "reason": "cart-not-found"
        }
      ]
    },
    "beingOrdered": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Your order is being placed. Please try again in a moment."
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "keyReused": {
      "status": 422,
      "body": {
        "code": -1,
        "message": "This request was already sent with different details."
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "showCart": {
    "twoVendors": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "itemSoldOut": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 1,
              "message": "Sold out at this store."
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "emptyCart": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "noCart": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "couponApplied": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Coupon applied.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "8.85",
          "subtotal_discount": "79.63",
          "grandtotal": "106.38",
          "fee_amount": "2.70",
          "taxes": "7.07",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "SAVE10",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "6.99",
              "delivery_fee": "6.99",
              "fee_amount": "1.95",
              "taxes": "5.59",
              "grandtotal": "77.52"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "1.86",
              "delivery_fee": "9.99",
              "fee_amount": "0.75",
              "taxes": "1.48",
              "grandtotal": "28.86"
            }
          ]
        }
      ]
    },
    "couponRemoved": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Coupon removed.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponUnknown": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This coupon code is not valid.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponExpired": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This coupon has expired.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponMinimum": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This coupon needs a subtotal of at least $100.00.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "couponWithoutMessage": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "parent_id": "101",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "parent_id": "103",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "unknownCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This cart does not exist.",
          "cart_id": "",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "removeCartItem": {
    "removed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Item removed.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 1
      }
    },
    "unknownLine": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This item is not in your cart."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "beingOrdered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your order is being placed. Please try again in a moment."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "updateCartItem": {
    "updated": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Cart updated.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 4
      }
    },
    "removed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Item removed.",
        "cart_id": "crt_9f3b1c7a2e5d4860",
        "total_products_in_cart": 1
      }
    },
    "overLimit": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "You can buy at most 24 of one item."
      }
    },
    "quantityBelowZero": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Quantity must be between 0 and 24."
      }
    },
    "notEnoughStock": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Only 3 left in stock."
      }
    },
    "unknownLine": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This item is not in your cart."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "beingOrdered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your order is being placed. Please try again in a moment."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "getPublishableKey": {
    "configured": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "publishable_key": "pk_sandbox_cork_and_petal"
        }
      }
    },
    "notConfigured": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Card payment is not available."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listPaymentMethods": {
    "savedCards": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "id": "card_visa4242",
            "customer_stripe_id": "cus_jane501",
            "card_info": "Visa ending in 4242",
            "card_no": "4242",
            "brand": "Visa",
            "name": "Jane Doe",
            "card_exp_month": 8,
            "card_exp_year": 2031,
            "address": {
              "billing_address_id": "703"
            }
          },
          {
            "id": "card_mc4444",
            "customer_stripe_id": "cus_jane501",
            "card_info": "Mastercard ending in 4444",
            "card_no": "4444",
            "brand": "Mastercard",
            "name": "Jane Doe",
            "card_exp_month": 11,
            "card_exp_year": 2030,
            "address": {
              "billing_address_id": "703"
            }
          }
        ],
        "payment_method": [
          {
            "id": 2,
            "name": "Credit/Debit/ATM cards"
          },
          {
            "id": 3,
            "name": "UPI"
          },
          {
            "id": 4,
            "name": "Payment on Delivery"
          }
        ]
      }
    },
    "noSavedCards": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [],
        "payment_method": [
          {
            "id": 2,
            "name": "Credit/Debit/ATM cards"
          },
          {
            "id": 3,
            "name": "UPI"
          },
          {
            "id": 4,
            "name": "Payment on Delivery"
          }
        ]
      }
    },
    "walletCart": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [],
        "payment_method": [
          {
            "id": 4,
            "name": "Payment on Delivery"
          }
        ]
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "saveCard": {
    "saved": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "id": "card_visa4242",
            "customer": "cus_jane501",
            "metadata": {
              "address_id": "703"
            }
          }
        ]
      }
    },
    "declined": {
      "status": 200,
      "body": {
        "code": -1,
        "data": {
          "message": "Your card was declined."
        }
      }
    },
    "failedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1,
        "data": {}
      }
    },
    "unknownAddress": {
      "status": 200,
      "body": {
        "code": -1,
        "data": {
          "message": "This address does not exist."
        }
      }
    },
    "notOffered": {
      "status": 200,
      "body": {
        "code": -1,
        "data": {
          "message": "Card payment is not available."
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "reviewOrder": {
    "reviewed": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "unknownAddress": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This address does not exist.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [
            {
              "cart_rid": "9001",
              "product_id": "1011",
              "name": "Harbor Light Bourbon",
              "bottle_size": "750",
              "image": "/media/products/101/front.svg",
              "qty": 2,
              "product_price": "34.99",
              "row_total": "69.98",
              "type": "config",
              "speed_id": "Same Day",
              "vendor_name": "Union Square Wines",
              "vendor_loc_id": "11",
              "shipping_amount": "6.99",
              "out_of_stock": 0,
              "message": ""
            },
            {
              "cart_rid": "9002",
              "product_id": "1031",
              "name": "Seneca Slope Riesling",
              "bottle_size": "750",
              "image": "/media/products/103/front.svg",
              "qty": 1,
              "product_price": "18.50",
              "row_total": "18.50",
              "type": "config",
              "speed_id": "Next Day",
              "vendor_name": "Chelsea Cellar",
              "vendor_loc_id": "13",
              "shipping_amount": "9.99",
              "out_of_stock": 0,
              "message": ""
            }
          ],
          "subtotal": "88.48",
          "discount": "0.00",
          "subtotal_discount": "88.48",
          "grandtotal": "116.01",
          "fee_amount": "2.70",
          "taxes": "7.85",
          "delivery_fee": "16.98",
          "delivery_charges": "16.98",
          "gst_on_fee": "0.20",
          "processing_fee": "1.50",
          "packaging_fee": "1.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 3,
          "vendor_costs": [
            {
              "vendor_id": "1",
              "vendor_name": "Union Square Wines",
              "subtotal": "69.98",
              "discount": "0.00",
              "delivery_fee": "6.99",
              "fee_amount": "1.97",
              "taxes": "6.20",
              "grandtotal": "85.14"
            },
            {
              "vendor_id": "2",
              "vendor_name": "Chelsea Cellar",
              "subtotal": "18.50",
              "discount": "0.00",
              "delivery_fee": "9.99",
              "fee_amount": "0.73",
              "taxes": "1.65",
              "grandtotal": "30.87"
            }
          ]
        }
      ]
    },
    "emptyCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Your cart is empty.",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "unknownCart": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This cart does not exist.",
          "cart_id": "",
          "result": [],
          "subtotal": "0.00",
          "discount": "0.00",
          "subtotal_discount": "0.00",
          "grandtotal": "0.00",
          "fee_amount": "0.00",
          "taxes": "0.00",
          "delivery_fee": "0.00",
          "delivery_charges": "0.00",
          "gst_on_fee": "0.00",
          "processing_fee": "0.00",
          "packaging_fee": "0.00",
          "bank_charges": "0.00",
          "coupon_code": "",
          "total_items_count": 0,
          "vendor_costs": []
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "verifyUpi": {
    "valid": {
      "status": 200,
      "body": {
        "isVPAValid": 1
      }
    },
    "invalid": {
      "status": 200,
      "body": {
        "isVPAValid": 0
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "placeOrder": {
    "placed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Order placed.",
        "order_id": "100001",
        "amount_paid": "124.86",
        "email": "jane@example.com",
        "phone": "2125550100"
      }
    },
    "toBeApproved": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Approve the payment to complete your order.",
        "order_id": "100001",
        "amount_paid": "129.10",
        "email": "jane@example.com",
        "phone": "2125550100",
        "payment_url": "/payuapi/sandbox/0f8fad5b-d9cb-469f-a165-70867728950e"
      }
    },
    "placedByGuest": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Order placed.",
        "order_id": "100002",
        "amount_paid": "32.13",
        "email": "guest@example.com",
        "phone": "2125550123"
      }
    },
    "redeemed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Order placed.",
        "order_id": "100003",
        "amount_paid": "0.00",
        "email": "jane@example.com",
        "phone": "2125550100"
      }
    },
    "itemSoldOut": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some items are no longer available.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": "Only 1 left in stock."
          }
        ]
      }
    },
    "itemSoldOutWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some items are no longer available.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": ""
          }
        ]
      }
    },
    "walletTooLow": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some items are no longer available.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": "You do not have enough of this in your wallet."
          }
        ]
      }
    },
    "priceChanged": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Some prices have changed.",
        "invalid_items": [
          {
            "product_id": "1011",
            "message": "The price is now $36.99."
          }
        ]
      }
    },
    "invalidDates": {
      "status": 200,
      "body": {
        "code": "false",
        "message": "Invalid shipping dates detected"
      }
    },
    "faceNotShown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Verify Yourself Before Placing An Order"
      }
    },
    "ageNotDeclared": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Confirm that you are over 21 to buy alcohol.",
        "reason": "age-not-declared"
      }
    },
    "identityNotVerified": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Verify your age and identity to buy alcohol.",
        "reason": "identity-not-verified"
      }
    },
    "guestNotVerified": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Create an account and verify your identity to buy alcohol.",
        "reason": "identity-not-verified"
      }
    },
    "tooYoung": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!",
        "reason": "too-young"
      }
    },
    "paymentDeclined": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your card was declined."
      }
    },
    "cardUnknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This card does not exist."
      }
    },
    "upiRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "please provide valid UPI ID"
      }
    },
    "paymentMethodRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please choose a payment method."
      }
    },
    "tipRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please choose one of the available tips."
      }
    },
    "addressMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Delivery address is required. Please add a delivery address before placing the order."
      }
    },
    "addressUnknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This address does not exist."
      }
    },
    "addressMismatch": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Delivery zipcode Doesnot match with selected product zipcode"
      }
    },
    "emptyCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your cart is empty."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "inProgress": {
      "status": 409,
      "body": {
        "code": -1,
        "message": "We are very busy right now. Please try again in a moment."
      }
    },
    "keyReused": {
      "status": 422,
      "body": {
        "code": -1,
        "message": "This request was already sent with different details."
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "getOrderAttempt": {
    "placed": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "placed",
        "order_id": "100001",
        "amount_paid": "124.86"
      }
    },
    "toBeApproved": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "placed",
        "order_id": "100001",
        "amount_paid": "129.10",
        "payment_url": "/payuapi/sandbox/0f8fad5b-d9cb-469f-a165-70867728950e"
      }
    },
    "pending": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "pending"
      }
    },
    "failed": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "failed",
        "message": "Your card was declined."
      }
    },
    "unknown": {
      "status": 200,
      "body": {
        "code": 1,
        "status": "unknown"
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "signIn": {
    "signedIn": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "success",
        "result": {
          "api_token": "tok_5QkJv0Yc8m2XwzT1bR7uFg",
          "cart_id": "",
          "customer_id": "501",
          "is_verified": 1,
          "total_product_in_cart": 0,
          "cust_name": "Jane Doe",
          "verification_id": "APP-OK"
        }
      }
    },
    "cartMerged": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "success",
        "result": {
          "api_token": "tok_5QkJv0Yc8m2XwzT1bR7uFg",
          "cart_id": "crt_9f3b1c7a2e5d4860",
          "customer_id": "501",
          "is_verified": 1,
          "total_product_in_cart": 3,
          "cust_name": "Jane Doe",
          "verification_id": "APP-OK"
        }
      }
    },
    "wrongCredentials": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Incorrect email or password."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "register": {
    "created": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "User Created.",
        "result": {
          "api_token": "tok_c3Pz9LwQ7kX2vB6nM1sDfA",
          "cart_id": "crt_2b8e6f10c4a97d35",
          "customer_id": "602"
        }
      }
    },
    "emailTaken": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "An account with this email already exists."
      }
    },
    "emailMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "must be in email format"
      }
    },
    "nameMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "First Name is required."
      }
    },
    "passwordTooShort": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Password is too short - should be 8 chars minimum."
      }
    },
    "passwordsDiffer": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Passwords must match"
      }
    },
    "birthdayMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Date of birth must be MM/DD/YYYY."
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "startGuestSession": {
    "started": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "customer_id": "7001",
          "api_token": "tok_guest_7Hn2Lk9PqR4sT6vW"
        }
      }
    },
    "emailMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "must be in email format"
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "captchaRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please confirm again that you are not a robot."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "requestPasswordReset": {
    "sent": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "If there is an account with this email, we have sent it a link to set a new password."
        }
      ]
    },
    "emailMissing": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Email is required."
        }
      ]
    },
    "emailMalformed": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Email must be in email format."
        }
      ]
    },
    "captchaRefused": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Please confirm again that you are not a robot."
        }
      ]
    },
    "notOffered": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "We cannot send you a link. Please contact customer service."
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": [
        {
          "code": -1,
          "message": "Too many attempts. Please try again later."
        }
      ]
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "changePassword": {
    "changed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Password changed."
      }
    },
    "tokenExpired": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This link has expired. Please request a new one."
      }
    },
    "tokenUsed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This link has already been used. Please request a new one."
      }
    },
    "tokenUnknown": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This link is not valid. Please request a new one."
      }
    },
    "passwordMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "New password is required."
      }
    },
    "confirmationMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Confirm password is required."
      }
    },
    "passwordsDiffer": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Passwords must match"
      }
    },
    "passwordTooShort": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Password must be at least 8 characters."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "signOut": {
    "signedOut": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Signed out."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listAddressesByQuery": {
    "twoAddresses": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "address_id": "701",
            "address_type": "shipping",
            "address_nickname": "Home",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "350 5th Avenue",
            "street2": "Floor 20",
            "city": "New York",
            "state": "NY",
            "country": "US",
            "zipcode": "10001",
            "telephone": "2125550100",
            "default_address": "1"
          },
          {
            "address_id": "702",
            "address_type": "shipping",
            "address_nickname": "Parents",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "1 Ferry Building",
            "street2": "",
            "city": "San Francisco",
            "state": "CA",
            "country": "US",
            "zipcode": "94105",
            "telephone": "4155550100",
            "default_address": "0"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "No addresses yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listAddresses": {
    "twoAddresses": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "address_id": "701",
            "address_type": "shipping",
            "address_nickname": "Home",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "350 5th Avenue",
            "street2": "Floor 20",
            "city": "New York",
            "state": "NY",
            "country": "US",
            "zipcode": "10001",
            "telephone": "2125550100",
            "default_address": "1"
          },
          {
            "address_id": "702",
            "address_type": "shipping",
            "address_nickname": "Parents",
            "name": "Jane Doe",
            "firstname": "Jane",
            "lastname": "Doe",
            "street1": "1 Ferry Building",
            "street2": "",
            "city": "San Francisco",
            "state": "CA",
            "country": "US",
            "zipcode": "94105",
            "telephone": "4155550100",
            "default_address": "0"
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "No addresses yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "addAddress": {
    "added": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Address saved.",
        "address_id": "704"
      }
    },
    "fieldMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "First name is required."
      }
    },
    "zipcodeMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Must be exactly 5 digit"
      }
    },
    "phoneMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Must be exactly 10 digit"
      }
    },
    "cityMismatch": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your Zipcode and City Value Doesn't match.Please Fix and Try Again"
      }
    },
    "countryRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "We deliver in the US only."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "updateAddress": {
    "updated": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Address saved."
      }
    },
    "unknownAddress": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This address does not exist."
      }
    },
    "fieldRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Must be exactly 5 digit"
      }
    },
    "cityMismatch": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your Zipcode and City Value Doesn't match.Please Fix and Try Again"
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "deleteAddress": {
    "deleted": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Address deleted."
      }
    },
    "unknownAddress": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This address does not exist."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "setDefaultAddress": {
    "changed": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Default address changed."
        }
      ]
    },
    "unknownAddress": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This address does not exist."
        }
      ]
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": [
        {
          "code": -1
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "getDashboard": {
    "member": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "name": "Jane Doe",
          "address": "350 5th Avenue, Floor 20, New York, NY 10001",
          "email": "jane@example.com",
          "newsletter_subscription": "1",
          "notification": "1",
          "list_cards": [
            {
              "id": "card_visa4242",
              "customer_stripe_id": "cus_jane501",
              "card_info": "Visa ending in 4242",
              "card_no": "4242",
              "brand": "Visa",
              "name": "Jane Doe",
              "card_exp_month": 8,
              "card_exp_year": 2031,
              "address": {
                "billing_address_id": "703"
              }
            }
          ],
          "is_verified": 1,
          "verification_id": "APP-OK"
        }
      }
    },
    "preferencesSaved": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "name": "Jane Doe",
          "address": "350 5th Avenue, Floor 20, New York, NY 10001",
          "email": "jane@example.com",
          "newsletter_subscription": "0",
          "notification": "1",
          "list_cards": [
            {
              "id": "card_visa4242",
              "customer_stripe_id": "cus_jane501",
              "card_info": "Visa ending in 4242",
              "card_no": "4242",
              "brand": "Visa",
              "name": "Jane Doe",
              "card_exp_month": 8,
              "card_exp_year": 2031,
              "address": {
                "billing_address_id": "703"
              }
            }
          ],
          "is_verified": 1,
          "verification_id": "APP-OK"
        }
      }
    },
    "guest": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "name": "",
          "address": "",
          "email": "guest@example.com",
          "newsletter_subscription": "0",
          "notification": "0",
          "list_cards": [],
          "is_verified": 0,
          "verification_id": ""
        }
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "removeCard": {
    "removed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Card removed."
      }
    },
    "unknownCard": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This card does not exist."
      }
    },
    "refusedWithoutMessage": {
      "status": 200,
      "body": {
        "code": -1
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "uploadIdentityDocument": {
    "stored": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Image saved."
      }
    },
    "notAnImage": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The image must be a JPEG or PNG file."
      }
    },
    "imageTooLarge": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The image is larger than 5 MB."
      }
    },
    "wrongName": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The file name is not valid."
      }
    },
    "notYours": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "alreadyVerified": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application has already been verified."
      }
    },
    "storageRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The image could not be saved."
      }
    },
    "notOffered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Identity checks are not available."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "code": -1,
        "message": "The request is too large"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "verifyIdentity": {
    "matched": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": true,
          "faceMatchPercent": 93,
          "dob": "23/04/1990",
          "aadharNumber": "XXXXXXXX1234"
        }
      }
    },
    "tooYoung": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": true,
          "faceMatchPercent": 95,
          "dob": "02/06/2010",
          "aadharNumber": "XXXXXXXX5678"
        }
      }
    },
    "notMatched": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "The selfie does not match the document.",
        "data": {
          "faceMatch": false,
          "faceMatchPercent": 31,
          "dob": "23/04/1990",
          "aadharNumber": "XXXXXXXX1234"
        }
      }
    },
    "notMatchedWithoutMessage": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": false,
          "faceMatchPercent": 31,
          "dob": "23/04/1990",
          "aadharNumber": "XXXXXXXX1234"
        }
      }
    },
    "verifierFailed": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "Verification is unavailable right now. Please try again later."
      }
    },
    "imagesMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please upload the front and back of your document and a selfie."
      }
    },
    "notYours": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "notOffered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Identity checks are not available."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "confirmCustomerVerification": {
    "confirmed": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Verified."
      }
    },
    "tooYoung": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!"
      }
    },
    "notVerified": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application has not been verified."
      }
    },
    "failed": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "The verification could not be saved."
      }
    },
    "notOffered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Identity checks are not available."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "verifyFaceForOrder": {
    "matched": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": true,
          "faceMatchPercent": 97
        }
      }
    },
    "notMatched": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "faceMatch": false,
          "faceMatchPercent": 28
        }
      }
    },
    "verifierFailed": {
      "status": 200,
      "body": {
        "code": 2,
        "message": "Verification is unavailable right now. Please try again later."
      }
    },
    "unknownApplication": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "selfieMissing": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Please upload a selfie."
      }
    },
    "unknownCart": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This cart does not exist."
      }
    },
    "notOffered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Identity checks are not available."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "declareAge": {
    "declared": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Thank you."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "deleteIdentityPictures": {
    "deleted": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Images deleted."
      }
    },
    "storageRefused": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The images could not be deleted."
      }
    },
    "notOffered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Identity checks are not available."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "createSelfieUploadLink": {
    "issued": {
      "status": 200,
      "body": {
        "code": 1,
        "data": {
          "url": "/connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=5f2b9c",
          "downloadUrl": "/connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=a41e07",
          "fileName": "APP-OK_selfie.jpg",
          "contentType": "image/jpeg",
          "maxBytes": 5242880,
          "expiresIn": 3600
        }
      }
    },
    "notYours": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This application does not exist."
      }
    },
    "idMalformed": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The application id is not valid."
      }
    },
    "notOffered": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Identity checks are not available."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "downloadSelfie": {
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "expiredLink": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link has expired."
      }
    },
    "badSignature": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link is not valid."
      }
    },
    "notFound": {
      "status": 404,
      "body": {
        "code": -1,
        "message": "Not found"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "uploadSelfie": {
    "stored": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Image saved."
      }
    },
    "notAnImage": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "The image must be a JPEG file."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "expiredLink": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link has expired."
      }
    },
    "badSignature": {
      "status": 403,
      "body": {
        "code": -1,
        "message": "This link is not valid."
      }
    },
    "tooLarge": {
      "status": 413,
      "body": {
        "code": -1,
        "message": "The request is too large"
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listOrders": {
    "orders": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "increment_id": "100003",
            "status": "processing",
            "delivery_fee": "9.99",
            "fee_amount": "0.00",
            "tax": "6.83",
            "driver_tip": "7.70",
            "discount": "0.00",
            "grand_total": "101.52",
            "created_at": "2030-06-02T14:05:00.000Z",
            "payment": "Visa ending in 4242",
            "shipping_address": {
              "name": "Jane Doe",
              "street1": "350 5th Avenue",
              "street2": "Floor 20",
              "city": "New York",
              "state": "NY",
              "zipcode": "10001"
            },
            "items": [
              {
                "delivery_method": "driver"
              }
            ],
            "local_delivery_items": [
              {
                "product_name": "Harbor Light Bourbon",
                "status": "processing",
                "product_qty": 2,
                "row_total": "77.00",
                "tax": "6.83",
                "product_id": "1011",
                "parent_id": "101",
                "bottle_size": "750",
                "image": "/media/products/101/front.svg",
                "vendor_name": "Union Square Wines",
                "delivery_date": "2030-06-03"
              }
            ],
            "courier_delivery_items": [],
            "farm_direct_delivery_items": []
          },
          {
            "increment_id": "100002",
            "status": "complete",
            "delivery_fee": "0.00",
            "fee_amount": "0.00",
            "tax": "2.57",
            "driver_tip": "0.00",
            "discount": "2.90",
            "grand_total": "28.67",
            "items": [
              {
                "delivery_method": "pickup"
              }
            ],
            "local_delivery_items": [
              {
                "product_name": "Morning Roses",
                "status": "complete",
                "product_qty": 1,
                "row_total": "29.00",
                "tax": "2.57"
              }
            ],
            "courier_delivery_items": [],
            "farm_direct_delivery_items": []
          },
          {
            "increment_id": "100001",
            "status": "complete",
            "delivery_fee": "0.00",
            "fee_amount": "0.00",
            "tax": "3.42",
            "driver_tip": "0.00",
            "discount": "0.00",
            "grand_total": "41.92",
            "items": [
              {
                "delivery_method": "dine-in"
              }
            ],
            "local_delivery_items": [
              {
                "product_name": "Harbor Light Bourbon",
                "status": "complete",
                "product_qty": 1,
                "row_total": "38.50",
                "tax": "3.42"
              }
            ],
            "courier_delivery_items": [],
            "farm_direct_delivery_items": []
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "You have no orders yet.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "addWalletProductToCart": {
    "added": {
      "status": 200,
      "body": [
        {
          "code": 1,
          "message": "Added to your cart.",
          "cart_id": "crt_w1a2b3c4d5e6f708",
          "total_products_in_cart": 1
        }
      ]
    },
    "soldOut": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This product is out of stock."
        }
      ]
    },
    "balanceTooLow": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "You do not have enough of this in your wallet."
        }
      ]
    },
    "notRedeemable": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "This drink cannot be redeemed at this venue."
        }
      ]
    },
    "ageNotDeclared": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Confirm that you are over 21 to buy alcohol.",
          "reason": "age-not-declared"
        }
      ]
    },
    "identityNotVerified": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Verify your age and identity to buy alcohol.",
          "reason": "identity-not-verified"
        }
      ]
    },
    "tooYoung": {
      "status": 200,
      "body": [
        {
          "code": -1,
          "message": "Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!",
          "reason": "too-young"
        }
      ]
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "keyReused": {
      "status": 422,
      "body": {
        "code": -1,
        "message": "This request was already sent with different details."
      }
    },
    "tooMany": {
      "status": 429,
      "body": {
        "code": -1,
        "message": "Too many attempts. Please try again later."
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "listWalletProducts": {
    "products": {
      "status": 200,
      "body": [
        {
          "id": "101",
          "name": "Harbor Light Bourbon",
          "prod_id": "101",
          "prod_name": "Harbor Light Bourbon",
          "image": "/pictures/101.svg",
          "child": [
            {
              "bottle_size": "750",
              "price": "38.50"
            }
          ],
          "available_wallet": 1500,
          "redeamable_here": 750,
          "pastorderid": "100001"
        }
      ]
    },
    "none": {
      "status": 200,
      "body": []
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "cancelRedemption": {
    "cancelled": {
      "status": 200,
      "body": {
        "code": 1,
        "message": "Your order has been canceled."
      }
    },
    "tooLate": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This order can no longer be canceled."
      }
    },
    "unknownOrder": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "This order does not exist."
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  },
  "getWallet": {
    "rows": {
      "status": 200,
      "body": {
        "code": 1,
        "data": [
          {
            "itemName": "Harbor Light Bourbon",
            "orderNo": "100001",
            "ordered": 2250,
            "consumed": 750,
            "remaining": 1500,
            "state": "NY",
            "price_category": 3,
            "entries": [
              {
                "kind": "credit",
                "millilitres": 2250,
                "order_no": "100001",
                "entered_at": "2030-05-02T17:12:00.000Z"
              },
              {
                "kind": "hold",
                "millilitres": -750,
                "order_no": "100003",
                "entered_at": "2030-05-18T10:02:00.000Z"
              },
              {
                "kind": "release",
                "millilitres": 750,
                "order_no": "100003",
                "entered_at": "2030-05-20T19:40:00.000Z"
              },
              {
                "kind": "debit",
                "millilitres": -750,
                "order_no": "100003",
                "entered_at": "2030-05-20T19:40:00.000Z"
              }
            ]
          },
          {
            "itemName": "Old Orchard Bourbon",
            "orderNo": "100004",
            "ordered": 750,
            "consumed": 0,
            "remaining": 750,
            "state": "CA",
            "price_category": 5
          }
        ]
      }
    },
    "none": {
      "status": 200,
      "body": {
        "code": -1,
        "message": "Your wallet is empty.",
        "data": []
      }
    },
    "wrongType": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body/qty must be integer"
      }
    },
    "missingField": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "body must have required property 'product_id'"
      }
    },
    "notJson": {
      "status": 400,
      "body": {
        "code": -1,
        "message": "The request body is not valid JSON"
      }
    },
    "invalidToken": {
      "status": 401,
      "body": {
        "code": -1,
        "message": "Please sign in again"
      }
    },
    "fault": {
      "status": 500,
      "body": {
        "detail": "Something went wrong. Please try again."
      }
    },
    "unavailable": {
      "status": 503,
      "body": {
        "detail": "The store cannot be reached. Please try again."
      }
    }
  }
} as const satisfies ExampleAnswers;
