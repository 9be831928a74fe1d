// Generated from openapi/ by npm run generate. Never edited.
// What the document demands of values, by schema and field: patterns, limits and lengths.

export const AddAddressRequest = {"country":{"maxLength":2},"dob":{"maxLength":32}} as const;

export const AddToCartAnswer = {"minItems":1,"maxItems":1} as const;

export const AddToCartOutcome = {"total_products_in_cart":{"minimum":0}} as const;

export const AddToCartRequest = {"speed_id":{"maxLength":64}} as const;

export const AmountInput = {"maxLength":32} as const;

export const ApiToken = {"maxLength":256} as const;

export const ApplicationId = {"maxLength":64} as const;

export const CardBillingAddress = {"country":{"maxLength":2}} as const;

export const CardId = {"maxLength":64} as const;

export const CardSaved = {"data":{"minItems":1}} as const;

export const Cart = {"total_items_count":{"minimum":0}} as const;

export const CartAnswer = {"minItems":1,"maxItems":1} as const;

export const CartChange = {"total_products_in_cart":{"minimum":0}} as const;

export const CartId = {"maxLength":64} as const;

export const CartLine = {"qty":{"minimum":1,"maximum":24}} as const;

export const CartLineId = {"pattern":"^\\d+$"} as const;

export const ChangePasswordRequest = {"reset_token":{"maxLength":256}} as const;

export const ChoiceInput = {"maxLength":255} as const;

export const City = {"maxLength":100} as const;

export const CourierType = {"maxLength":64} as const;

export const CustomerId = {"maxLength":64} as const;

export const DateInput = {"maxLength":32} as const;

export const DecimalString = {"pattern":"^\\d+\\.\\d{2}$"} as const;

export const DeliverableItem = {"timeslot":{"maxLength":64}} as const;

export const DineInRetailersRequest = {"location":{"maxLength":200}} as const;

export const Email = {"maxLength":254} as const;

export const FaceMatchPercent = {"minimum":0,"maximum":100} as const;

export const FilterOption = {"count":{"minimum":0}} as const;

export const FilterRequest = {"catid":{"maxItems":100},"priceranges":{"maxItems":100},"size":{"maxItems":100},"sort_by":{"maxLength":32},"limit":{"minimum":1,"maximum":100}} as const;

export const HomeDelivery = {"days_ahead":{"minimum":0},"until":{"pattern":"^\\d{2}:\\d{2}$"}} as const;

export const Id = {"pattern":"^\\d+$"} as const;

export const IdInput = {"maxLength":64} as const;

export const IdentityVerification = {"dob":{"pattern":"^\\d{2}/\\d{2}/\\d{4}$"},"aadharNumber":{"pattern":"^X{8}\\d{4}$"}} as const;

export const LocIdList = {"maxLength":500} as const;

export const MeanRating = {"minimum":1,"maximum":5} as const;

export const Name = {"maxLength":100} as const;

export const NextDeliveryDatesQuestion = {"vendors":{"maxItems":100}} as const;

export const OrderId = {"pattern":"^[A-Za-z0-9-]{1,32}$"} as const;

export const PasswordInput = {"maxLength":128} as const;

export const PasswordResetAnswer = {"minItems":1,"maxItems":1} as const;

export const PlaceOrderRequest = {"card_id":{"maxLength":64},"customer_stripe_id":{"maxLength":255},"card_info":{"maxLength":255},"card_token":{"maxLength":255},"driver_tip":{"maxLength":32},"upi_address":{"maxLength":255},"gift_message":{"maxLength":250},"time_slot":{"maxLength":64},"deliverable":{"maxItems":200}} as const;

export const RedemptionRetailersRequest = {"price_category":{"minimum":0,"maximum":5}} as const;

export const RegisterRequest = {"dob":{"maxLength":32},"gender":{"maxLength":32},"country":{"maxLength":2}} as const;

export const RemoveCardRequest = {"card_id":{"maxLength":64}} as const;

export const Retailer = {"price_category":{"minimum":1,"maximum":5}} as const;

export const Review = {"rating":{"minimum":1,"maximum":5}} as const;

export const ReviewCount = {"minimum":0} as const;

export const SaveCardRequest = {"card_token":{"minItems":2,"maxItems":2}} as const;

export const SavedCard = {"card_no":{"pattern":"^\\d{4}$"},"card_exp_month":{"minimum":1,"maximum":12}} as const;

export const ScalePoint = {"value":{"minimum":0,"maximum":100}} as const;

export const SelfieFileName = {"maxLength":80} as const;

export const SetDefaultAddressAnswer = {"minItems":1,"maxItems":1} as const;

export const ShowCartRequest = {"coupon_code":{"maxLength":64}} as const;

export const SignInResult = {"total_product_in_cart":{"minimum":0}} as const;

export const SlotRequest = {"order_date":{"maxLength":32}} as const;

export const State = {"maxLength":100} as const;

export const Street = {"maxLength":200} as const;

export const Telephone = {"maxLength":32} as const;

export const UpdateAddressRequest = {"street":{"pattern":"^[^\\n]{0,200}(\\n[^\\n]{0,200})?$","maxLength":401}} as const;

export const UploadIdentityDocumentRequest = {"imageData":{"maxLength":14000000},"fileName":{"maxLength":128}} as const;

export const VendorDeliveryType = {"delivery_type":{"maxLength":64}} as const;

export const VendorPageSize = {"pattern":"^\\d{1,3}$"} as const;

export const VendorProductsRequest = {"size":{"maxItems":100},"price_range":{"maxItems":100}} as const;

export const VendorProfile = {"vendor_info":{"maxItems":1},"about_vendor":{"maxItems":1},"delivery_information":{"maxItems":1}} as const;

export const VerifyUpiRequest = {"upi_id":{"maxLength":255}} as const;

export const WalletAddAnswer = {"minItems":1,"maxItems":1} as const;

export const WalletAddRequest = {"qty":{"maxLength":8},"size":{"maxLength":64}} as const;

export const WalletRow = {"price_category":{"minimum":1,"maximum":5}} as const;

export const Zipcode = {"pattern":"^\\d{5}$"} as const;

export const ZipcodeInput = {"maxLength":64} as const;
