/** What a screen reader lists of the account's screens: headings, controls and messages, in their order. */
export const ACCOUNT_TREES = {
  createAccount: `
    - main:
      - heading "Create Account" [level=1]
      - textbox "First name"
      - textbox "Last name"
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - textbox "Confirm password"
      - button "Show confirm password"
      - textbox "Date of birth (optional)"
      - combobox "Gender (optional)"
      - combobox "Country"
      - checkbox "Send me the newsletter"
      - button "I am human"
      - button "CREATE ACCOUNT" [disabled]
      - paragraph:
        - link "Sign in"`,

  identityCheck: `
    - main:
      - heading "Verify your age and identity" [level=1]
      - alert:
        - list:
          - listitem:
            - link "Aadhar Front In Not Uploaded."
          - listitem:
            - link "Aadhar Back In Not Uploaded."
          - listitem:
            - link "Selfie In Not Uploaded."
      - button "ID front"
      - button "ID back"
      - region "Selfie":
        - heading "Selfie" [level=2]
        - button "Open camera"
      - textbox "Application ID"
      - button "Submit"
      - button "Delete my pictures"`,

  newPassword: `
    - main:
      - heading "Update Password" [level=1]
      - alert:
        - list:
          - listitem:
            - link "New password is required."
          - listitem:
            - link "Confirm password is required."
      - textbox "New password" [invalid]
      - button "Show new password"
      - textbox "Confirm password" [invalid]
      - button "Show confirm password"
      - button "UPDATE PASSWORD"
      - paragraph:
        - link "Request a new one"`,

  account: `
    - main:
      - navigation "Your settings":
        - list:
          - listitem:
            - link "Account"
          - listitem:
            - link "Orders"
      - heading "My Account" [level=1]
      - heading "YOUR INFORMATION" [level=2]
      - term: Full name
      - definition: Ida Rhodes
      - button "Change password"
      - heading "PREFERENCES" [level=2]
      - switch /^NOTIFICATIONS/
      - switch /^NEWSLETTER/
      - heading "MY SHIPPING ADDRESS" [level=2]
      - button "ADD NEW ADDRESSES"
      - paragraph: No addresses yet.
      - heading "PAYMENT METHOD" [level=2]
      - button "ADD CARD"
      - paragraph: No saved cards yet.`,
} as const;
