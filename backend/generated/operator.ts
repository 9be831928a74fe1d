// Generated from openapi/operator.yaml by npm run generate. Never edited.

/** Every path of the document, and its calls by method. */
export interface paths {
    "/orders/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order
         * @description The order with its items and amounts, and without the person who placed it.
         */
        get: operations["showOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/cancellations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a cancellation would do
         * @description What would be canceled and refunded by the same request to `cancellations`. Changes nothing.
         */
        post: operations["previewCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order, or some of its items
         * @description Returns the stock, the driver slots, the coupon and prepaid drinks once, and refunds what was paid. An item that is canceled already is refused with `order-item-already-canceled`, an order with `order-already-canceled`: after a lost answer these say that the cancellation was made.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds a part of the total
         * @description Cancels nothing. The shopper gets a mail with the reason. The same amount for the same reason is refunded once: a repeated request is refused with `refund-already-recorded`, and more than is left with `refund-too-large`.
         */
        post: operations["refundAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that an order was paid on delivery
         * @description A dine-in order then credits the shopper's wallet with the drinks that it prepaid. An order that is paid already, or by a provider, is refused with `payment-not-due`.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compares the charges of the card provider with the orders
         * @description Leaves out the last hour, whose payments may be under way. Changes nothing.
         */
        get: operations["reconcilePayments"];
        put?: never;
        post?: never;
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
        /** @description An amount of money in cents. */
        Cents: number;
        Item: {
            id: number;
            status: components["schemas"]["OrderStatus"];
            quantity: number;
            productName: string;
            bottleSize: string;
            vendorName: string;
            deliveryMethod: string;
            /** Format: date */
            deliveryDate?: string;
            slotStart?: string;
            lineTotalCents: components["schemas"]["Cents"];
            taxCents: components["schemas"]["Cents"];
        };
        /** @enum {unknown} */
        OrderStatus: "pending" | "processing" | "complete" | "canceled";
        Order: {
            orderNumber: string;
            /** Format: date-time */
            placedAt: string;
            status: components["schemas"]["OrderStatus"];
            payment: components["schemas"]["Payment"];
            items: components["schemas"]["Item"][];
            refunds: components["schemas"]["Refund"][];
            totalCents: components["schemas"]["Cents"];
            /** @description What was refunded of the total, or is no longer owed. */
            refundedCents: number;
        };
        Payment: {
            /** @enum {unknown} */
            method: "card" | "upi" | "on-delivery";
            /** @enum {unknown} */
            status: "due-on-delivery" | "authorising" | "authorised" | "requested" | "captured" | "refused";
            /** @description The kind of the card and its last four digits. */
            card?: string;
        };
        /** @description Either some items, or all that is left; neither is a mistake, and not everything. */
        CancellationRequest: {
            itemIds?: number[];
            /**
             * @description All that is left of the order.
             * @constant
             */
            all?: true;
        };
        Cancellation: {
            /** @description Nothing of the order is left. */
            isWhole: boolean;
            items: components["schemas"]["Item"][];
            /** @description What the shopper gets back, or owes less. */
            refundCents: number;
        };
        CanceledOrder: components["schemas"]["Cancellation"] & {
            refund: components["schemas"]["RefundState"];
        };
        /**
         * @description confirmed by the payment provider; pending: the shop repeats it every five minutes; none: nothing is refunded, since the order is paid on delivery, or its amount is only held and the rest will be captured.
         * @enum {unknown}
         */
        RefundState: "confirmed" | "pending" | "none";
        Refund: {
            amountCents: components["schemas"]["Cents"];
            /** @description Absent: items were canceled. */
            reason?: string;
            /** Format: date-time */
            createdAt: string;
            refund: components["schemas"]["RefundState"];
        };
        RefundRequest: {
            amountCents: number;
            /** @description One line that the shopper reads. */
            reason: string;
        };
        RefundedAmount: {
            /** @description What could still be refunded. */
            leftCents: number;
            refund: components["schemas"]["RefundState"];
        };
        RecordedPayment: {
            paidCents: components["schemas"]["Cents"];
        };
        Reconciliation: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            before: string;
            orders: number;
            charges: number;
            differences: components["schemas"]["Difference"][];
        };
        Difference: {
            /** @enum {unknown} */
            kind: "no-order" | "no-charge" | "currency" | "disputed" | "not-captured" | "not-released" | "amount";
            chargeId: string;
            orderNumber: string | null;
            shopCents: number;
            /** @description ISO 4217; null: no order has this charge. */
            shopCurrency: string | null;
            providerCents: number;
            /** @description ISO 4217; null: the provider has no such charge. */
            providerCurrency: string | null;
        };
        Refusal: {
            kind: string;
            message: string;
            /** @description The item that the refusal is about. */
            itemId?: number;
            /** @description What could be refunded. */
            leftCents?: number;
            /** @description The currency of that amount. */
            currency?: string;
        };
    };
    responses: {
        /** @description 400 a malformed request, 401 no valid credential, 404 no such order or item, 409 the order does not allow it (any more), 422 an amount that is not possible, 429 too many wrong credentials. Nothing was changed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description The number that the shopper and customer service use.
         * @example 100003
         */
        OrderNumber: string;
    };
    requestBodies: {
        Cancellation: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
/** Every call by its operationId: what it takes, and every way it answers. */
export interface operations {
    showOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number that the shopper and customer service use.
                 * @example 100003
                 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    previewCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number that the shopper and customer service use.
                 * @example 100003
                 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Cancellation"];
        responses: {
            /** @description What would be canceled and refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number that the shopper and customer service use.
                 * @example 100003
                 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Cancellation"];
        responses: {
            /** @description What was canceled, and how its refund stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledOrder"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    refundAmount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number that the shopper and customer service use.
                 * @example 100003
                 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description How the refund stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundedAmount"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number that the shopper and customer service use.
                 * @example 100003
                 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount that counts as paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedPayment"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reconcilePayments: {
        parameters: {
            query?: {
                /** @description How many days are compared. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was compared, and each difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
}
