/** What a screen reader lists of the screens on which a prepaid drink is redeemed. */
export const WALLET_TREES = {
  wallet: `
    - main:
      - region "YOUR ORDERS":
        - heading "YOUR ORDERS" [level=1]
        - navigation "Order types":
          - list:
            - listitem:
              - link "Dine-In"
        - region "Your wallet":
          - combobox "State"
          - combobox "Category"
          - button "About the filters"
          - button "REDEEM NOW" [disabled]
          - table:
            - rowgroup:
              - row:
                - columnheader "Products"
                - 'columnheader "Order #"'
                - columnheader "Ordered"
                - columnheader "Consumed"
                - columnheader "Remaining"`,

  retailers: `
    - main:
      - region "CHOOSE A RETAILER FOR DINE-IN":
        - navigation "Breadcrumb"
        - heading "CHOOSE A RETAILER FOR DINE-IN" [level=1]
        - radiogroup "Select Speed":
          - radio "Dine-In"
        - radiogroup "Select Retailer":
          - radio "Hudson Cellars Chelsea" [checked]`,

  drinks: `
    - main:
      - region "Your prepaid drinks":
        - navigation "Breadcrumb"
        - heading "Your prepaid drinks" [level=1]
        - group "Your visit":
          - combobox "Select Retailer"
          - button /^Select Date/
          - textbox "Select Time"
        - button "Filter"
        - combobox "Sort by"
        - list:
          - listitem:
            - article:
              - heading [level=2]
              - combobox /^Size of/
              - button /ADD TO CART/`,
} as const;
