/** What a screen reader lists of the screens of a purchase: landmarks, headings and controls, in their order. */
export const SCREEN_TREES = {
  gate: `
    - banner
    - main:
      - heading "Wine, flowers and gifts from local stores" [level=1]
      - textbox "ENTER SERVICE ZIPCODE"
      - button "I am human"
      - button "CONTINUE" [disabled]
    - region "Notifications"`,

  home: `
    - link "Skip to content"
    - banner:
      - button "Change"
      - link "Delivery options"
      - link "Cork & Petal home"
      - search:
        - combobox "Search"
        - button "Search"
      - button "Account"
      - link "Cart, 0 items"
      - navigation "Categories":
        - list:
          - listitem:
            - link "Whiskey"
            - button "More in Whiskey"
    - main:
      - heading "Store" [level=1]
      - region "Promotions":
        - button "Previous banner" [disabled]
        - button "Next banner"
      - region "Next delivery to 10001":
        - heading "Next delivery to 10001" [level=2]
      - region "OUR TOP Whiskey":
        - heading "OUR TOP Whiskey" [level=2]
        - list "OUR TOP Whiskey":
          - listitem:
            - article:
              - heading "Old Harlan Small Batch Bourbon" [level=3]:
                - link
              - list "Delivery"
    - contentinfo:
      - navigation "Company and policies"
    - region "Notifications"`,

  listing: `
    - main:
      - navigation "Breadcrumb"
      - heading "Whiskey" [level=1]
      - complementary "Filters":
        - button "Clear All"
        - group:
          - list:
            - listitem:
              - checkbox "under 25"
        - group:
          - list:
            - listitem:
              - checkbox "750 ml"
        - group:
          - list:
            - listitem:
              - checkbox "Shop All" [checked]
          - button "Show 9 more of Type"
      - button "Hide filters" [expanded]
      - combobox "Sort by":
        - option "Featured" [selected]
      - combobox "Show":
        - option "20" [selected]
      - navigation "Pagination, top":
        - button "Previous" [disabled]
        - list:
          - listitem:
            - link "Page 1"
        - link "Next"
      - list:
        - listitem:
          - article:
            - heading [level=2]:
              - link
            - list "Delivery"
      - navigation "Pagination, bottom"`,

  product: `
    - main:
      - navigation "Breadcrumb"
      - list "Pictures of Old Harlan Small Batch Bourbon":
        - listitem:
          - button "Picture 1 of 3" [pressed]
      - img "Old Harlan Small Batch Bourbon, picture 1 of 3"
      - button "Zoom in"
      - heading "Old Harlan Small Batch Bourbon" [level=1]
      - link /out of 5 stars/
      - paragraph:
        - link "Hudson Cellars"
      - group "Delivery zipcode":
        - textbox "Deliver to zipcode": "10001"
        - button "Submit"
      - radiogroup "Size":
        - radio "375 ml" [checked]
        - radio "1000 ml"
      - radiogroup "Delivery by":
        - radio "Farm Direct" [disabled]
        - radio "Courier" [checked]
        - radio "Local"
      - button "Decrease Quantity" [disabled]
      - spinbutton "Quantity": "1"
      - button "Increase Quantity"
      - button "ADD TO CART"
      - region "About the Product":
        - heading "About the Product" [level=2]
        - heading "Taste Scale" [level=3]
      - region "Reviews":
        - heading "Reviews" [level=2]
        - list:
          - listitem:
            - heading [level=3]
      - region "Similar Items you may like":
        - heading "Similar Items you may like" [level=2]
        - list "Similar Items you may like":
          - listitem:
            - article:
              - heading [level=3]`,

  guestEmail: `
    - main:
      - heading "Check out as a guest" [level=1]
      - textbox "Email"
      - button "PROCEED"
      - paragraph:
        - link "Sign in"`,

  cart: `
    - main:
      - heading "CART" [level=1]
      - status:
        - button "Continue Shopping"
      - region "Hudson Cellars, Local":
        - heading "Hudson Cellars" [level=2]
        - list:
          - listitem:
            - paragraph:
              - link "Old Harlan Small Batch Bourbon"
            - button "Decrease Quantity of Old Harlan Small Batch Bourbon"
            - spinbutton "Quantity of Old Harlan Small Batch Bourbon": "2"
            - button "Increase Quantity of Old Harlan Small Batch Bourbon"
            - button "Remove Old Harlan Small Batch Bourbon"
        - button "Choose Delivery Slots"
      - textbox "Gift message"
      - complementary "Summary":
        - textbox "Coupon code"
        - button "Apply" [disabled]
        - term: Total
        - button "CHECKOUT"`,

  addressForm: `
    - main:
      - button "Back to addresses"
      - heading "Add a new address" [level=1]
      - textbox "First name"
      - textbox "Zip": "10001"
      - textbox "City": New York
      - combobox "State": New York
      - button "Show State"
      - textbox "Address nickname"
      - checkbox "Make this my default address"
      - button "SAVE ADDRESS"`,

  addresses: `
    - banner:
      - link "Cart"
      - link "Cork & Petal home"
      - navigation "Checkout":
        - list:
          - listitem:
            - link "Address"
          - listitem: Card
          - listitem: Summary
    - main:
      - heading "Select a Shipping Address" [level=1]
      - button "ADD NEW ADDRESSES"
      - radiogroup "Saved addresses":
        - radio "Home" [checked]
      - button "SAVE & CONTINUE"
      - complementary "Your order":
        - heading "Your order" [level=2]
        - link "Edit cart"
        - region "Hudson Cellars, Local":
          - heading "Hudson Cellars" [level=3]
        - term: Total
    - region "Notifications"`,

  payment: `
    - main:
      - heading "Choose Payment Options" [level=1]
      - radiogroup "Payment options":
        - radio "Credit/Debit/ATM cards"
        - radio "UPI"
        - radio "Payment on Delivery"
      - region "Net Banking":
        - heading "Net Banking" [level=2]
      - button "Continue" [disabled]
      - complementary "Your order":
        - heading "Your order" [level=2]`,

  summary: `
    - main:
      - heading "Order Summary" [level=1]
      - region "Hudson Cellars, Local":
        - heading "Hudson Cellars" [level=2]
      - complementary "Coupon, tip, gift message and total":
        - textbox "Coupon code"
        - radiogroup "Tip for driver":
          - radio "10%"
        - textbox "Gift message"
        - term: Total
        - button "PLACE ORDER"`,

  placed: `
    - main:
      - heading "Order Placed." [level=1]
      - link "Continue Shopping"`,
} as const;
